import type { Page } from 'playwright/test';
import { allCalls } from '../../content/model/clinic/ways';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { openingHours } from '../../content/facts/opening-hours';
import { hoursLabel } from '../../content/model/calendar/print';
import { capitalised } from '../../content/fields/typography';
import { weekdayNames } from '../../content/model/calendar/day';
import { printedPages, readCode } from '../support/paper';
import { expect, test } from '../support/visitor';
import { clinic } from '../support/sample';

const code = (page: Page, label: string) => page.getByRole('img', { name: `Code QR : ${label}` });

async function expectOnPaper(page: Page, words: readonly string[]): Promise<void> {
  const paper = page.getByRole('main');
  for (const text of [clinic.name, ...allCalls(clinic).map(({ note }) => note), ...words])
    await expect(paper.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
}

test('the hours are one sheet for the door, on each day of the week', async ({ page }) => {
  for (let day = 23; day <= 29; day += 1) {
    await page.clock.setFixedTime(new Date(`2026-11-${day}T10:00:00Z`));
    await page.goto(routes.hours());
    expect(await printedPages(page), `${day} novembre`).toEqual(['210 × 297']);
  }
});

test('the sheet for the door says who comes, and its codes open the chat and the site', async ({
  page,
}) => {
  await page.goto(`${routes.hours()}#mardi`);
  await page.emulateMedia({ media: 'print' });
  await expectOnPaper(page, [
    ...openingHours.map(hoursLabel),
    ...weekdayNames.map(capitalised),
    ...doctors.flatMap(({ name, specialty }) => [name, specialty]),
  ]);
  expect(await readCode(code(page, 'Écrire sur WhatsApp'))).toBe(
    `https://wa.me/${clinic.chatNumber.number.slice(1)}?text=`,
  );
  expect(await readCode(code(page, 'Le site de la clinique'))).toBe(clinic.siteUrl);
});

test('« Imprimer la semaine » prints, and nothing of the sheet is on the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.body.dataset.printed = '';
    };
  });
  await page.goto(routes.hours());
  await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Imprimer la semaine' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});
