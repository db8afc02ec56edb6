import { weekdayNames } from '../../content/model/calendar/day';
import { print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { routes } from '../../content/model/clinic/routes';
import { firstOf } from '../support/first-of';
import { expect, test, untilAwake, untilReady } from '../support/visitor';

const withHours = firstOf(
  doctors.filter(({ consultation: [first] }) => first && /\dH$/.test(print(first))),
);

/** « 1er janvier 2015 » */
const date = /\d{1,2}(?:er)?\s(?:janvier|novembre|décembre)/u;

async function open(page: Page, address: string, clock: string): Promise<void> {
  await page.clock.setFixedTime(new Date(clock));
  await page.goto(address);
  await untilReady(page);
}

const main = (page: Page) => page.getByRole('main');

const clocks = {
  'a clock from before the build': '2015-01-01T10:00:00Z',
  'a clock more than thirteen months ahead of it': '2029-01-01T10:00:00Z',
};

for (const [about, clock] of Object.entries(clocks)) {
  test(`${about} marks no day as today’s`, async ({ page }) => {
    await open(page, routes.home(), clock);
    const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('listitem').first()).toBeVisible();
    await open(page, routes.hours(), clock);
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);
    const week = page.getByRole('region', { name: 'Qui consulte, jour par jour' });
    for (const day of weekdayNames)
      await expect(week.getByRole('heading', { name: day })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toContainText(clock.slice(0, 4));
    await open(page, `${routes.doctors()}?jour=aujourdhui`, clock);
    await untilAwake(page, 'DoctorFilter');
    await expect(main(page).getByText(/La date de votre appareil est fausse/)).toBeVisible();
  });

  test(`${about} offers no dated day, and writes none into a message`, async ({ page }) => {
    await open(page, routes.doctor(withHours.name), clock);
    await expect(main(page).getByRole('link', { name: 'Prendre rendez-vous' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: date })).toHaveCount(0);
    const slug = routes.doctor(withHours.name).split('/').at(-2);
    await open(page, `${routes.booking()}?medecin=${String(slug)}`, clock);
    const request = page.locator('#demande');
    await expect(request.getByRole('link', { name: 'le premier jour possible' })).toBeVisible();
    await expect(request).not.toContainText(date);
  });
}
