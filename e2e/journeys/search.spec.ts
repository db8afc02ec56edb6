import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { situations, urgent } from '../../content/facts/emergencies';
import { pages } from '../../content/facts/pages';
import { searchable, searchTiles, whenUnsure } from '../../content/facts/search';
import { routes } from '../../content/model/clinic/routes';
import { someone } from '../support/doctors';
import { firstOf } from '../support/first-of';
import { expect, onPhone, openBeforeScripts, test, untilAwake } from '../support/visitor';

// components/search/patient-queries.sample.test.ts tests which words find which entry.

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const listOf = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('link');
const results = (page: Page) => listOf(page, 'Résultats');
const firstResult = (page: Page) => results(page).first();

/** The first word of a situation: « boit plus ». */
const urgentWords = firstOf(firstOf(situations).words?.split(', ') ?? []);

test(
  'from any page: a word typed, the first result opened, and back to it',
  { tag: ['@journey', '@widths'] },
  async ({ page }) => {
    await page.goto(routes.hours());
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await expect(field(page)).toBeFocused();
    await expect(listOf(page, 'Pour commencer')).toHaveText(searchTiles.map(({ label }) => label));
    await page.keyboard.type(someone.familyName);
    await expect(firstResult(page)).toHaveAccessibleName(new RegExp(`^${someone.name} Médecin`));
    await expect(page.getByRole('status')).toContainText(someone.name);
    await page.keyboard.press('Enter');
    if (onPhone(page)) {
      // Enter has closed the phone's keyboard.
      await expect(field(page)).not.toBeFocused();
      await firstResult(page).click();
    }
    await expect(page).toHaveURL(routes.doctor(someone.name));
    await page.goBack();
    await expect(page).toHaveURL(
      `${routes.search()}?${new URLSearchParams({ q: someone.familyName }).toString()}`,
    );
    await expect(field(page)).toHaveValue(someone.familyName);
    await expect(firstResult(page)).toContainText(someone.name);
    await page.reload();
    await expect(firstResult(page)).toContainText(someone.name);
  },
);

test(
  'the arrow keys move along the results and back to the field',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(routes.search());
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('prix');
    await expect(results(page).nth(2)).toBeVisible();
    for (const place of [0, 1]) {
      await page.keyboard.press('ArrowDown');
      await expect(results(page).nth(place)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('prix');
  },
);

test('an urgent search shows the telephone first, then what to do', async ({ page }) => {
  await page.goto(routes.search());
  await untilAwake(page, 'Search');
  await field(page).pressSequentially(urgentWords);
  const call = page.getByRole('main').getByRole('link', { name: 'Appeler le' });
  await expect(call).toHaveAttribute('href', `tel:${clinic.phones[0].number}`);
  const signs = page.getByRole('main').getByRole('link', { name: 'les signes' }).first();
  await expect(signs).toHaveAttribute('href', new RegExp(`^${routes.emergencies()}#`));
  const top = async (link: typeof call) => (await link.boundingBox())?.y ?? 0;
  expect(await top(call)).toBeLessThan(await top(signs));
});

test('every search begins with a line as high as a finger for emergencies', async ({ page }) => {
  await page.goto(`${routes.search()}?q=prix`);
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: urgent.call.note }).first();
  await expect(call).toHaveAttribute('href', `tel:${clinic.phones[0].number}`);
  const { height = 0, y = 0 } = (await call.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y).toBeLessThan((await firstResult(page).boundingBox())?.y ?? 0);
  await main.getByRole('link', { name: 'Que faire' }).click();
  await expect(page).toHaveURL(routes.emergencies());
});

test('a search without results says what to try, whom to see and where to call', async ({
  page,
}) => {
  await page.goto(`${routes.search()}?q=zzzz`);
  const main = page.getByRole('main');
  await expect(page.getByRole('status')).toHaveText('Rien trouvé pour ces mots.');
  await expect(main.getByText('Essayez un seul mot')).toBeVisible();
  const { label = '', href = '' } = whenUnsure ?? {};
  await expect(main.getByRole('link', { name: label }).first()).toHaveAttribute('href', href);
  await expect(main.getByRole('link', { name: 'Appeler le' })).toBeVisible();
});

test('what is typed before the script comes is searched once it is there', async ({ page }) => {
  const letCome = await openBeforeScripts(page, routes.search());
  await field(page).fill(someone.familyName);
  letCome();
  await expect(firstResult(page)).toContainText(someone.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of the home page leads to the whole index, from A to Z', async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole('searchbox', { name: 'Dites ce qui vous amène' }).fill('dents');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`${routes.search()}?q=dents`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.search.heading);
    const index = page.getByRole('region', { name: 'Tout le site, de A à Z' });
    const { title, href } = firstOf(searchable);
    const entry = index.getByRole('listitem').getByRole('link', { name: title, exact: true });
    await expect(entry).toHaveAttribute('href', href);
    await expect(entry).toBeVisible();
    await expect(index.getByRole('listitem').getByRole('link')).toHaveCount(searchable.length);
  });
});
