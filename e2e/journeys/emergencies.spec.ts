import type { Page } from 'playwright/test';
import { situations } from '../../content/model/emergencies/data';
import { pagesOfSpecialties } from '../../content/model/specialties/pages-data';
import type { Situation } from '../../content/model/emergencies/emergency';
import { routes } from '../../content/model/clinic/routes';
import { expect, test } from '../support/visitor';

const shown: readonly Situation[] = situations;

/** A situation in the middle of the list, since opening one moves those below it. */
const asked = shown[Math.floor(shown.length / 2)] as Situation;

const signs = (page: Page, { signs: [first] }: Situation) => page.getByText(first, { exact: true });

test('situations are folded, and a press opens one', async ({ page }) => {
  await page.goto(routes.emergencies());
  await expect(signs(page, asked)).toBeHidden();
  await page.getByRole('heading', { name: asked.title, exact: true }).click();
  await expect(signs(page, asked)).toBeVisible();
});

test('the address of a situation opens it, on arrival and later', async ({ page }) => {
  await page.goto(routes.situation(asked.id));
  await expect(signs(page, asked)).toBeInViewport({ ratio: 1 });
  const [first] = shown as [Situation];
  await expect(signs(page, first)).toBeHidden();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, first.id);
  await expect(signs(page, first)).toBeInViewport({ ratio: 1 });
});

test('folded, the page is three screens of a phone at most', async ({ page }) => {
  await page.goto(routes.emergencies());
  const { height } = (await page.getByRole('main').boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(3 * 740);
});

test('on paper every situation is open', async ({ page }) => {
  await page.goto(routes.emergencies());
  await expect(signs(page, asked)).toBeHidden();
  await page.pdf();
  for (const situation of shown) await expect(signs(page, situation)).toBeVisible();
});

/** Largest distances from a panel's title, px, by the width of the window. */
const farthest: Readonly<Record<number, { readonly words: number; readonly doctor: number }>> = {
  360: { words: 180, doctor: 700 },
  1366: { words: 180, doctor: 480 },
};

/** After the longest descriptions, doctors are farthest from the title. */
const wordiest = pagesOfSpecialties
  .map(({ specialty }) => specialty)
  .toSorted((one, other) => other.description.length - one.description.length)
  .slice(0, 3);

test('a specialty shows what it treats, then its first doctor, near its title @widths', async ({
  page,
}) => {
  const limit = farthest[page.viewportSize()?.width ?? 0];
  for (const specialty of wordiest) {
    await page.goto(routes.service(specialty.id));
    const panel = page.getByRole('region', { name: specialty.title, exact: true });
    const title = await panel.getByRole('heading', { level: 2 }).boundingBox();
    const words = await panel.getByText(specialty.description, { exact: true }).boundingBox();
    const doctor = await panel.getByRole('article').first().boundingBox();
    const end = (title?.y ?? NaN) + (title?.height ?? NaN);
    expect((words?.y ?? NaN) - end, specialty.id).toBeLessThanOrEqual(limit?.words ?? NaN);
    expect((doctor?.y ?? NaN) - end, specialty.id).toBeLessThanOrEqual(limit?.doctor ?? NaN);
  }
});

test('on a phone another specialty is in reach from the end of a panel', async ({ page }) => {
  await page.goto(routes.service('Pediatrie'));
  await page.getByRole('heading', { name: 'Quand venir tout de suite' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Spécialités', exact: true }).click();
  const list = page.getByRole('navigation', { name: 'Spécialités' });
  await list.getByRole('link', { name: 'Cardiologie', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cardiologie' })).toBeInViewport();
});
