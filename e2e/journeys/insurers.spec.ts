import type { Page } from 'playwright/test';
import { insurers } from '../../content/facts/insurers';
import { routes } from '../../content/model/clinic/routes';
import { clinic } from '../support/sample';
import { expect, test } from '../support/visitor';

const band = (page: Page) =>
  page.getByRole('region', { name: 'Assurances et mutuelles acceptées' });
const row = (page: Page) => band(page).getByRole('group', { name: 'Liste des assurances' });
const pause = (page: Page) =>
  band(page).getByRole('button', { name: 'Mettre en pause le défilement' });
const resume = (page: Page) => band(page).getByRole('button', { name: 'Reprendre le défilement' });
const first = (page: Page) => row(page).getByRole('listitem').first();

async function come(page: Page): Promise<void> {
  await page.goto('/#assurances');
  await expect(first(page)).toBeInViewport();
}

/** Returns the position of the first insurer, now and six frames later. */
const places = (page: Page) =>
  first(page).evaluate(async (card) => {
    const before = card.getBoundingClientRect().x;
    for (let frame = 0; frame < 6; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return [before, card.getBoundingClientRect().x] as const;
  });

const moves = async (page: Page) => {
  const [before, after] = await places(page);
  return before !== after;
};

/** Returns a function that sets the speed of animations: 0 stops them. */
async function filmsOf(page: Page): Promise<(rate: 0 | 1) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  return (rate) => client.send('Animation.setPlaybackRate', { playbackRate: rate });
}

test('the insurers pass by while they are seen, until the visitor stops them, and on again', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('nothing moves before the band is near', async () => {
    expect(await moves(page)).toBe(false);
  });
  await test.step('they pass by, each named once, on cards 240 px apart', async () => {
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(true);
    for (const { nom } of insurers)
      await expect(band(page).getByRole('img', { name: nom, exact: true })).toHaveCount(1);
    const [step, around] = await row(page).evaluate((element) => {
      const cards = [...element.querySelectorAll('li')].map(
        (card) => card.getBoundingClientRect().x,
      );
      const [a = 0, b = 0] = cards;
      return [b - a, (cards[cards.length / 2] ?? 0) - a] as const;
    });
    expect(step).toBeCloseTo(240, 1);
    // A copy of the list starts where the list ends, so that the animation can loop without a jump.
    expect(around).toBeCloseTo(240 * insurers.length, 1);
  });
  await test.step('the button stops them', async () => {
    await pause(page).click();
    await expect(resume(page)).toBeVisible();
    await expect(pause(page)).toBeHidden();
    expect(await moves(page)).toBe(false);
  });
  await test.step('and restarts them from where the visitor left the row', async () => {
    await row(page).evaluate((element) => {
      element.scrollLeft = 700;
    });
    const [stopped] = await places(page);
    const film = await filmsOf(page);
    await film(0);
    await resume(page).click();
    await expect(pause(page)).toBeVisible();
    const [again] = await places(page);
    expect(again).toBeCloseTo(stopped, 0);
    await film(1);
    await expect.poll(() => moves(page)).toBe(true);
  });
  await test.step('nothing moves once the band is off the screen', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(false);
    await expect(pause(page)).toBeVisible();
  });
  await test.step('a finger takes the row over', async () => {
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(true);
    await row(page).tap();
    await expect(resume(page)).toBeVisible();
    expect(await moves(page)).toBe(false);
  });
  await test.step('« Voir tous les Assurances » leads to them all', async () => {
    await page.getByRole('link', { name: 'Voir tous les Assurances' }).click();
    await expect(page).toHaveURL(routes.insurers());
  });
});

test('with reduced motion: a row that scrolls by hand, also when asked for later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await come(page);
  await expect(band(page).getByRole('button')).toHaveCount(0);
  expect(await moves(page)).toBe(false);
  await expect(row(page).locator('li')).toHaveCount(insurers.length);
  await row(page).evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect(
    row(page).getByRole('img', { name: insurers.at(-1)?.nom ?? '', exact: true }),
  ).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pause(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(band(page).getByRole('button')).toHaveCount(0);
  await expect(row(page).locator('li')).toHaveCount(insurers.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a still row that scrolls by hand, without a button', async ({ page }) => {
    await page.goto('/#assurances');
    await expect(band(page).getByRole('button')).toHaveCount(0);
    await expect(row(page).locator('li')).toHaveCount(insurers.length);
    const before = (await first(page).boundingBox())?.x ?? 0;
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await first(page).boundingBox())?.x).toBeLessThan(before);
  });
});

test('an insurer is found by what patients call it, and who is not in the list can call', async ({
  page,
}) => {
  await page.goto(routes.insurers());
  const list = page
    .getByRole('region', { name: 'Assurances et Mutuelles Acceptées' })
    .getByRole('listitem');
  await expect(list).toHaveCount(insurers.length);
  await page.getByRole('searchbox', { name: 'Chercher mon assurance' }).pressSequentially('amo');
  await expect(list).toHaveText(['CANAM (AMO, INPS, CMSS)']);
  await expect(page.getByText('Oui, acceptée\u00a0: CANAM (AMO, INPS, CMSS)')).toBeVisible();
  const help = page.getByRole('region', { name: 'Votre assureur n’est pas dans la liste ?' });
  await expect(help.getByRole('link', { name: clinic.phones[0].shown })).toHaveAttribute(
    'href',
    /^tel:\+223/,
  );
  await expect(page.getByRole('region', { name: 'Ce qu’il faut apporter' })).toContainText('carte');
});
