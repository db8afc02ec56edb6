import { weekdayNames } from '../../content/model/calendar/day';
import { print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { routes } from '../../content/model/clinic/routes';
import { firstOf } from '../support/first-of';
import { expect, test, untilAwake, untilReady } from '../support/visitor';

const withHours = firstOf(
  doctors.filter(({ consultation }) => /\dH$/.test(print(consultation[0]))),
);

/** « 1er janvier 2015 » */
const date = /\d{1,2}(?:er)?\s(?:janvier|novembre|décembre)/u;

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2015-01-01T10:00:00Z'));
  await page.goto(address);
  await untilReady(page);
}

const main = (page: Page) => page.getByRole('main');

test('a clock from before the build marks no day as today’s', async ({ page }) => {
  await open(page, routes.doctors());
  const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('listitem').first()).toBeVisible();
  await open(page, routes.hours());
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  const week = page.getByRole('region', { name: 'Qui consulte, jour par jour' });
  for (const day of weekdayNames)
    await expect(week.getByRole('heading', { name: day })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('2015');
  await open(page, `${routes.doctors()}?jour=aujourdhui`);
  await untilAwake(page, 'DoctorFilter');
  await expect(main(page).getByText(/La date de votre appareil est fausse/)).toBeVisible();
});

test('it offers no dated day, and writes none into a message', async ({ page }) => {
  await open(page, routes.doctor(withHours.name));
  await expect(main(page).getByRole('link', { name: /^Prendre RDV/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: date })).toHaveCount(0);
  const slug = routes.doctor(withHours.name).split('/').at(-2);
  await open(page, `${routes.booking()}?medecin=${String(slug)}`);
  const request = page.locator('#demande');
  await expect(request.getByRole('link', { name: 'le premier jour possible' })).toBeVisible();
  await expect(request).not.toContainText(date);
});
