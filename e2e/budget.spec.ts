import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { services } from '../content/data/services';
import { specialties } from '../content/data/specialties';
import { pageRoutes, routes } from '../content/model/routes';
import { specialtyPages } from '../content/model/specialty-pages';
import { elementsOf } from '../scripts/export/html';
import { expect, test } from './visitor';

/** What a phone may have to pay for, in bytes as a host sends them (brotli; pictures and fonts as they are). */
const budget = {
  html: 23_000,
  style: 10_000,
  script: 5_000,
  /** Of a page where nothing but the bar and the links does anything. */
  scriptWithoutIslands: 2_000,
  /** Of the home page, once read to its end. */
  scriptToTheEnd: 95_000,
  /** The two families. The quotes' italic, which one section of the home page wears, counts in its first screen. */
  fonts: 30_000,
  /** All that the home page fetches before anybody scrolls. */
  firstScreen: 110_000,
};

const paths = [
  ...pageRoutes.map((name) => routes[name]()),
  ...specialtyPages(specialties, services, clinic).map(({ slug }) => routes.specialty(slug)),
];

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** What the page fetches from the site from now on, by address. */
function watch(page: Page): Map<string, Response> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === 'localhost') responses.set(response.url(), response);
  });
  return responses;
}

/** What the files of some kind weigh together, bytes. */
async function weigh(
  responses: ReadonlyMap<string, Response>,
  kind: 'script' | 'any',
): Promise<number> {
  let sum = 0;
  for (const response of responses.values()) {
    const type = response.request().resourceType();
    if (kind === 'script' && type !== 'script') continue;
    const body = await response.body();
    sum += type === 'image' || type === 'font' ? body.length : compressed(body);
  }
  return sum;
}

for (const path of paths) {
  test(`${path} is light`, async ({ page }) => {
    const responses = watch(page);
    const html = (await (await page.goto(path))?.text()) ?? '';
    await page.waitForLoadState('networkidle');
    expect(compressed(html), 'HTML').toBeLessThanOrEqual(budget.html);
    const elements = elementsOf(html);
    const styles = elements.filter(({ name }) => name === 'style').map(({ content }) => content);
    expect(compressed(styles.join('')), 'styles').toBeLessThanOrEqual(budget.style);
    const islands = elements.filter(({ attributes }) => 'data-island' in attributes);
    const limit = islands.length === 1 ? budget.scriptWithoutIslands : budget.script;
    expect(await weigh(responses, 'script'), 'scripts').toBeLessThanOrEqual(limit);
    expect(
      elements.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet'),
    ).toEqual([]);
  });
}

test('the first screen of the home page is light, its two families of type included', async ({
  page,
}) => {
  const responses = watch(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const families = [...responses.values()].filter(
    (response) =>
      response.request().resourceType() === 'font' && !response.url().includes('italic'),
  );
  const weights = await Promise.all(families.map(async (font) => (await font.body()).length));
  expect(families).toHaveLength(2);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budget.fonts);
  expect(await weigh(responses, 'any')).toBeLessThanOrEqual(budget.firstScreen);
});

test('the home page read to its end has fetched few scripts', async ({ page }) => {
  const responses = watch(page);
  await page.goto('/');
  for (const heading of await page.getByRole('heading', { level: 3 }).all())
    await heading.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
  await page.waitForLoadState('networkidle');
  const weight = await weigh(responses, 'script');
  expect(weight).toBeGreaterThan(budget.script);
  expect(weight).toBeLessThanOrEqual(budget.scriptToTheEnd);
});
