import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { pages } from '../../content/facts/pages';
import { services } from '../../content/facts/services';
import { specialties } from '../../content/facts/specialties';
import { listedSpecialties } from '../../content/facts/specialty-pages';
import { servicesShownFirst } from '../../content/model/services/service';
import { doctorsOf } from '../../content/model/specialties/specialty';
import { routes } from '../../content/model/clinic/routes';
import { firstOf } from '../support/first-of';
import { expect, onPhone, test, untilAwake } from '../support/visitor';
import { boxOf } from './parts';

const first = firstOf(specialties);
const second = firstOf(specialties.slice(1));
const third = firstOf(specialties.slice(2));
const last = firstOf(specialties.slice(-1));
const revealed = services.slice(servicesShownFirst).map(({ title }) => title);

const list = (page: Page) => page.getByRole('navigation', { name: 'Spécialités' });
const link = (page: Page, title: string) =>
  list(page).getByRole('link', { name: title, exact: true });
const toAll = (page: Page) => link(page, `Toutes les spécialités ${String(specialties.length)}`);
const current = (page: Page) => list(page).locator('[aria-current="true"]');
const panels = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/**
 * Records the visible text of elements in each frame, on each page opened later. Returns a function that returns the
 * record.
 */
async function watchFrames(page: Page, selector: string): Promise<() => Promise<string[][]>> {
  await page.addInitScript((watched) => {
    const frames: string[][] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const shown = [...document.querySelectorAll(watched)].filter((part) =>
        part.checkVisibility(),
      );
      frames.push(shown.map(({ textContent }) => textContent));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { frames: string[][] }).frames);
}

async function expectChosen(page: Page, specialty: (typeof specialties)[number]): Promise<void> {
  await expect(panels(page)).toHaveText([specialty.title]);
  if (onPhone(page)) await expect(list(page).getByRole('link')).toHaveCount(1);
  else {
    await expect(current(page)).toContainText(specialty.title);
    await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  }
  const panel = page.getByRole('region', { name: specialty.title, exact: true });
  await expect(panel).toContainText(specialty.description);
  await expect(panel.getByRole('article').getByRole('heading')).toHaveText(
    doctorsOf(specialty, doctors).map(({ name }) => name),
  );
}

async function expectReadable(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('region', { name: title, exact: true });
  await expect(panel).toBeFocused();
  await expect
    .poll(() =>
      panel.evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const { top } = element.getBoundingClientRect();
        return top >= bar && top < innerHeight * 0.6;
      }),
    )
    .toBe(true);
}

test.describe('the services of the home page', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Nos services' });
  const tiles = (page: Page) => section(page).getByRole('article');
  const tile = (page: Page, title = '') =>
    section(page).getByRole('link', { name: title, exact: true });
  const toggle = (page: Page) => section(page).getByRole('button', { name: /^Voir (plus|moins)$/ });
  const more = (page: Page) =>
    section(page).getByRole('button', { name: 'Voir plus', expanded: false });
  const fewer = (page: Page) =>
    section(page).getByRole('button', { name: 'Voir moins', expanded: true });
  const place = async (page: Page) => (await boxOf(toggle(page))).y;

  test(
    'a few, then all, then a few again; a tile opens its specialty',
    { tag: '@journey' },
    async ({ page }) => {
      const frames = await watchFrames(page, '#services article');
      await page.goto(routes.homeAnchor('services'));
      await test.step('never more than those, from the first frame on', async () => {
        await expect(more(page)).toHaveAttribute('aria-controls', 'services-liste');
        await expect(tiles(page)).toHaveCount(servicesShownFirst);
        const counts = (await frames()).map((shown) => shown.length);
        expect(Math.max(...counts)).toBe(servicesShownFirst);
      });
      await test.step('« Voir plus » leads to the first that it reveals', async () => {
        await more(page).click();
        await expect(tiles(page)).toHaveCount(services.length);
        await expect(tile(page, revealed[0])).toBeFocused();
      });
      await test.step('« Voir moins » stays under the finger', async () => {
        await fewer(page).scrollIntoViewIfNeeded();
        const before = await place(page);
        await fewer(page).click();
        await expect(tiles(page)).toHaveCount(servicesShownFirst);
        await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(0.5);
        await expect(more(page)).toBeInViewport({ ratio: 1 });
        await expect(more(page)).toBeFocused();
      });
      await test.step('by keyboard alone', async () => {
        await page.keyboard.press('Enter');
        await expect(tile(page, revealed[0])).toBeFocused();
        await expect(tile(page, revealed[0])).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(tile(page, revealed[1])).toBeFocused();
        await fewer(page).focus();
        await page.keyboard.press('Space');
        await expect(tiles(page)).toHaveCount(servicesShownFirst);
        await expect(more(page)).toBeInViewport();
      });
      await test.step('a tile opens its specialty', async () => {
        await section(page).getByRole('link', { name: 'Pédiatrie', exact: true }).click();
        await expect(page).toHaveURL('/services/?id=Pediatrie');
        await expect(panels(page)).toHaveText(['Pédiatrie']);
      });
    },
  );
});

test.describe('the specialties', () => {
  const items = (page: Page) => list(page).getByRole('listitem');

  test(
    'one list, above the panel on a phone; the first is open until the visitor chooses',
    { tag: '@widths' },
    async ({ page }) => {
      await page.goto(routes.services());
      await expect(panels(page)).toHaveText([first.title]);
      expect(await scrolled(page)).toBe(0);

      await expect(items(page)).toContainText(specialties.map(({ title }) => title));
      await expect(items(page)).toHaveCount(specialties.length);
      await expect(current(page)).toContainText(first.title);
      for (const { title } of listedSpecialties.filter(({ isAskedMost }) => isAskedMost))
        await expect(list(page).getByRole('link', { name: title })).toHaveAccessibleDescription(
          'les plus demandées',
        );
      const { bottom, right } = await boxOf(list(page));
      const panel = await boxOf(page.getByRole('region', { name: first.title, exact: true }));
      if (onPhone(page)) expect(bottom).toBeLessThanOrEqual(panel.y);
      else expect(right).toBeLessThanOrEqual(panel.x);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
    },
  );

  test('a choice has an address: all of them again, back, forward, reload', async ({ page }) => {
    await page.goto(routes.services());
    await link(page, second.title).click();
    await expectChosen(page, second);
    await expectReadable(page, second.title);
    await expect(page).toHaveURL(routes.service(second.id));
    await expect(page).toHaveTitle(`${second.title} — ${clinic.shortName}`);
    await toAll(page).click();
    await expect(page).toHaveURL(routes.services());
    await expect(page).toHaveTitle(pages.services.title);
    await expect(panels(page)).toHaveText([first.title]);
    await link(page, third.title).click();
    await expectChosen(page, third);
    await page.goBack();
    await expect(page).toHaveURL(routes.services());
    await expect(items(page)).toHaveCount(specialties.length);
    await page.goBack();
    await expectChosen(page, second);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(routes.service(third.id));
    await page.reload();
    await expectChosen(page, third);
  });

  test('a phone leads back to the title in the list that was chosen', async ({ page }) => {
    await page.goto(routes.services());
    await link(page, last.title).click();
    await expectReadable(page, last.title);
    await expect(
      page.getByRole('heading', { level: 2, name: last.title, exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await toAll(page).click();
    await expect(link(page, last.title)).toBeFocused();
    await expect(link(page, last.title)).toBeInViewport({ ratio: 1 });
  });

  test(
    'by keyboard alone, or in a new tab as any link',
    { tag: '@wide' },
    async ({ page, context }) => {
      await page.goto(routes.services());
      // Before hydration, the link only scrolls to the panel.
      await untilAwake(page, 'SpecialtyNav');
      const opened = context.waitForEvent('page');
      await link(page, second.title).click({ modifiers: ['ControlOrMeta'] });
      await expect(panels(await opened)).toHaveText([second.title]);
      await expect(panels(page)).toHaveText([first.title]);

      await link(page, last.title).focus();
      await page.keyboard.press('Enter');
      await expectReadable(page, last.title);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('region', { name: last.title, exact: true }).getByRole('link').first(),
      ).toBeFocused();
      // The same title again must add no history entry.
      await link(page, last.title).click();
      await page.goBack();
      await expect(page).toHaveURL(routes.services());
      await expect(panels(page)).toHaveText([first.title]);
    },
  );
});

/** Opens a page on a network so slow that it is painted many times while it loads. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 90_000,
    uploadThroughput: 90_000,
  });
  await page.goto(address, { waitUntil: 'load' });
}

test(
  `« ${last.title} » is chosen by its address from the first frame on, and scrolled to`,
  { tag: '@widths' },
  async ({ page }) => {
    const frames = await watchFrames(page, 'main section h2');
    const seen = async () => (await frames()).flat();
    await openSlowly(page, routes.service(last.id));
    await expectReadable(page, last.title);
    await expectChosen(page, last);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(3);
    expect([...new Set(await seen())]).toEqual([last.title]);
  },
);
