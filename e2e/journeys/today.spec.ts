import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { capitalised } from '../../content/fields/typography';
import { weekdayNames } from '../../content/model/calendar/day';
import { dayAtClinic } from '../../content/model/doctors/day-at-clinic';
import { emergenciesToday } from '../../content/facts/night';
import { routes } from '../../content/model/clinic/routes';
import { boxOf } from './parts';
import { delayRequests, expect, onPhone, scriptOf, test, waitForFrames } from '../support/visitor';

const receiving = doctors.filter(({ consultation }) =>
  consultation.some(({ every }) => every !== 'appointment'),
);

const stripOf = (page: Page) =>
  page.getByRole('region', { name: /^(?:Qui consulte, et|Aujourd’hui, |Urgences |Demain, )/ });

/** The strip loads once it is on the screen. */
async function goToStrip(page: Page): Promise<void> {
  await page.goto(routes.home());
  await stripOf(page).scrollIntoViewIfNeeded();
}

const rowOf = (page: Page) => stripOf(page).getByRole('listitem');

async function expectDay(page: Page, now: string): Promise<void> {
  const {
    title,
    nextHour,
    doctors: ofDay,
  } = dayAtClinic(
    receiving.map(({ timetable }) => timetable),
    new Date(now),
    [],
    emergenciesToday,
    'médecin',
  );
  const strip = stripOf(page);
  await expect(strip).toContainText(title[0]);
  await expect(strip.getByText(title[2], { exact: true })).toBeVisible();
  const ofHours = receiving
    .flatMap(({ name, specialty }, index) => {
      const { place, hour, when, isDaily } = ofDay[index] ?? {};
      if (place === undefined || isDaily) return [];
      return [{ place, line: `${String(hour)}${name}${specialty}${String(when)}` }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line);
  const others = [
    ...(ofDay.some((doctor) => doctor?.isDaily) ? [/^Tous les jours/] : []),
    ...(nextHour === undefined ? [] : [`Spécialistes dès ${nextHour}`]),
  ];
  await expect(rowOf(page)).toHaveText([...ofHours, ...others]);
}

// From Saturday afternoon to Monday: the clinic’s evening, midnight, and morning.
const moments = ['2026-11-28T20:00:00Z', '2026-11-29T00:00:00Z', '2026-11-30T10:00:00Z'];

test.describe('read far away', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('the home page says who consults, and follows the clinic’s clock while it stays open', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-28T10:00:00Z') });
    await goToStrip(page);
    await expectDay(page, '2026-11-28T10:00:00Z');
    for (const moment of moments) {
      await page.clock.pauseAt(new Date(moment));
      await expectDay(page, moment);
    }
  });
});

test('the strip is as high on any day, and one row of it leads to all doctors of the day', async ({
  page,
}) => {
  // A Tuesday, a night and a Sunday.
  for (const now of ['2026-11-24T07:00:00Z', '2026-11-24T20:00:00Z', '2026-11-29T07:00:00Z']) {
    await page.clock.setFixedTime(new Date(now));
    await goToStrip(page);
    await expect(rowOf(page).first()).toBeVisible();
    expect((await boxOf(stripOf(page))).height).toBe(onPhone(page) ? 148 : 112);
    await rowOf(page).last().scrollIntoViewIfNeeded();
    await expect(rowOf(page).last()).toBeInViewport({ ratio: 0.9 });
  }
  await expect(rowOf(page)).toHaveText([
    'Tous les jours\u00a0: médecin généraliste (3), gynécologue, radiologue, médecin biologiste',
    'Spécialistes dès lundi 8H',
  ]);
});

test(
  'a visitor who comes back to the tab finds the focus where it was',
  { tag: ['@light', '@nightly'] },
  async ({ page }) => {
    await goToStrip(page);
    const strip = stripOf(page);
    for (const link of [
      strip.getByRole('list').getByRole('link').first(),
      strip.getByRole('link', { name: 'Samedi' }),
    ]) {
      await link.focus();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(link).toBeFocused();
    }
  },
);

test('one touch leads from it to a doctor, and to another day of the week', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T10:00:00Z'));
  await goToStrip(page);
  const strip = stripOf(page);
  for (const heading of ['Vendredi', 'Samedi']) {
    await strip.getByRole('link', { name: heading }).click();
    const day = page.getByRole('group', { name: heading, exact: true });
    await expect(day.getByRole('heading')).toBeInViewport();
    await expect(day.getByRole('link').first()).toBeInViewport();
    await page.goBack();
  }
  const first = strip.getByRole('listitem').first().getByRole('link');
  const href = String(await first.getAttribute('href'));
  await first.click();
  await expect(page).toHaveURL(href);
});

test(
  'the week marks today; a phone shows it first, any other day in one touch, and paper shows all',
  { tag: ['@light', '@widths'] },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T10:00:00Z'));
    await page.goto(routes.hours());
    const week = page.getByRole('region', { name: 'Qui consulte, jour par jour' });
    const shown = week.getByRole('heading', { level: 3 }).filter({ visible: true });
    const others = ['Tous les jours', 'Sur rendez-vous'];
    const whole = [...weekdayNames.map(capitalised), ...others];
    await expect(week.getByRole('heading').locator('[aria-current=date]')).toHaveText('Mercredi');
    await expect(shown).toHaveText(onPhone(page) ? ['Mercredi', ...others] : whole);
    if (onPhone(page)) {
      await week.getByRole('link', { name: 'Samedi' }).click();
      await expect(shown).toHaveText(['Samedi', ...others]);
      await expect(shown.first()).toBeInViewport({ ratio: 1 });
      await expect(week.getByRole('link', { name: 'Dimanche' })).toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(shown).toHaveText(whole);
    const listed = week.getByRole('listitem');
    await expect(listed.filter({ visible: true })).toHaveCount(await listed.count());
  },
);

for (const [how, javaScriptEnabled] of [
  ['without scripts', false],
  ['where its script is lost', true],
] as const)
  test.describe(how, () => {
    test.use({
      javaScriptEnabled,
      allowedComplaints: [/^Failed to load resource: net::ERR_FAILED/],
    });
    const tag = javaScriptEnabled ? '@light' : [];
    test('the days of all doctors are said', { tag }, async ({ page }) => {
      if (javaScriptEnabled) await page.route(/show-today/, (route) => route.abort());
      await goToStrip(page);
      const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
      await expect(strip.getByRole('listitem').first()).toBeVisible();
      await expect(strip.getByRole('listitem')).toHaveCount(receiving.length);
      await expect(strip.getByRole('link', { name: 'Horaires' })).toBeVisible();
    });
  });

test(
  'where its script is late, the days of all doctors are said within 3 s, and stay',
  { tag: '@light' },
  async ({ page }) => {
    await page.clock.install();
    const letCome = await delayRequests(page, scriptOf('show-today'));
    const asked = page.waitForRequest(scriptOf('show-today'));
    await goToStrip(page);
    await asked;
    const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
    const shown = strip.getByRole('listitem');
    await expect(shown).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(shown.first()).toBeVisible();
    await expect(shown).toHaveCount(receiving.length);
    const come = page.waitForResponse(scriptOf('show-today'));
    letCome();
    await (await come).finished();
    await waitForFrames(page, 2);
    await expect(shown).toHaveCount(receiving.length);
  },
);
