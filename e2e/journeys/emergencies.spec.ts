import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { situations } from '../../content/facts/emergencies';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import type { Situation } from '../../content/model/emergencies/emergency';
import { pages } from '../../content/facts/pages';
import { routes } from '../../content/model/clinic/routes';
import {
  delayRequests,
  expect,
  onPhone,
  test,
  waitForFonts,
  waitForFrames,
  watchMovement,
} from '../support/visitor';
import { boxOf } from './parts';

const shown: readonly Situation[] = situations;

const vital = shown.filter((situation) => situation.vital !== undefined);

const folded = shown.filter((situation) => situation.vital === undefined);

/** A situation in the middle of the list, since opening one moves those below it. */
const asked = folded[Math.floor(folded.length / 2)] as Situation;

const signs = (page: Page, { signs: [first] }: Situation) => page.getByText(first, { exact: true });

test('vital situations are open, the others folded, and a press opens one', async ({ page }) => {
  await page.goto(routes.emergencies());
  for (const situation of vital) await expect(signs(page, situation)).toBeVisible();
  for (const situation of folded) await expect(signs(page, situation)).toBeHidden();
  await page.getByRole('heading', { name: asked.title, exact: true }).click();
  await expect(signs(page, asked)).toBeVisible();
});

test('the address of a situation opens it, on arrival and later', async ({ page }) => {
  await page.goto(routes.situation(asked.id));
  await expect(signs(page, asked)).toBeInViewport({ ratio: 1 });
  const [first] = folded as [Situation];
  await expect(signs(page, first)).toBeHidden();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, first.id);
  await expect(signs(page, first)).toBeInViewport({ ratio: 1 });
});

test('on a phone the signs begin on the second screen, and the page has at most seven', async ({
  page,
}) => {
  await page.goto(routes.emergencies());
  const screen = page.viewportSize()?.height ?? 0;
  const first = await boxOf(signs(page, vital[0] ?? asked));
  if (vital.length > 0) expect(first.y).toBeLessThan(2 * screen);
  expect((await boxOf(page.getByRole('main'))).height).toBeLessThanOrEqual(7 * screen);
});

test('on paper every situation is open, in letters that can be read, on two sheets of A4 at most', async ({
  page,
}) => {
  await page.goto(routes.emergencies());
  await expect(signs(page, asked)).toBeHidden();
  const margin = '10mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  for (const situation of shown) await expect(signs(page, situation)).toBeVisible();
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const letters = await signs(page, asked).evaluate((said) => getComputedStyle(said).fontSize);
  // 9 pt.
  expect(parseFloat(letters)).toBeGreaterThanOrEqual(12);
});

if (pages.emergencies.picture !== undefined) {
  const picture = (page: Page) => page.getByRole('main').getByRole('img');

  test(
    'the picture of the door is beside the telephone, on a phone under it @widths',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(routes.emergencies());
      const main = page.getByRole('main');
      const call = main.getByRole('link', { name: clinic.phones[0].shown });
      const heading = main.getByRole('heading', { name: 'Quand venir tout de suite' });
      const [door, number] = [await boxOf(picture(page)), await boxOf(call)];
      if (onPhone(page)) expect(door.y).toBeGreaterThan(number.y);
      else {
        expect(door.x).toBeGreaterThan(number.right);
        await expect(picture(page)).toBeInViewport({ ratio: 1 });
      }
      expect(door.bottom).toBeLessThan((await boxOf(heading)).y);
    },
  );

  test('the picture of the door moves nothing when it comes', async ({ page }) => {
    const movement = await watchMovement(page);
    const letCome = await delayRequests(page, /\/images\//);
    await page.goto(routes.emergencies(), { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    await picture(page).scrollIntoViewIfNeeded();
    letCome();
    const width = () => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await waitForFrames(page, 2);
    expect(await movement()).toBeLessThan(0.005);
  });
}

/** Largest distances from a panel's title, px, by the width of the window. */
const farthest: Record<number, { words: number; doctor: number }> = {
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
    const { bottom: end } = await boxOf(panel.getByRole('heading', { level: 2 }));
    const words = await boxOf(panel.getByText(specialty.description, { exact: true }));
    const doctor = await boxOf(panel.getByRole('article').first());
    expect(words.y - end, specialty.id).toBeLessThanOrEqual(limit?.words ?? NaN);
    expect(doctor.y - end, specialty.id).toBeLessThanOrEqual(limit?.doctor ?? NaN);
  }
});
