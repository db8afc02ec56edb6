import type { Locator, Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { capitalised } from '../../content/fields/typography';
import { weekdayNames } from '../../content/model/calendar/day';
import { dayAtClinic } from '../../content/model/doctors/day-at-clinic';
import { emergenciesToday } from '../../content/facts/night';
import { routes } from '../../content/model/clinic/routes';
import { delayRequests, expect, onPhone, scriptOf, test, waitForFrames } from '../support/visitor';

const receiving = doctors.filter(({ consultation }) =>
  consultation.some(({ every }) => every !== 'appointment'),
);

/** On the home page, the strip loads once it is on the screen. */
async function goToStrip(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('region', { name: /^Qui consulte, et|^Aujourd’hui, |demain/i })
    .scrollIntoViewIfNeeded();
}

const stripOf = (page: Page) => page.getByRole('region', { name: /^Aujourd’hui, |demain/i });

/** Does nothing without `:has()` or on a wide screen, where the whole day is shown. */
async function unfold(strip: Locator): Promise<void> {
  const folded = strip.locator('details:not([open]) > summary').filter({ visible: true });
  if ((await folded.count()) > 0) await folded.click();
}

async function expectDay(page: Page, now: string): Promise<void> {
  const { title, doctors: ofDay } = dayAtClinic(
    receiving.map(({ timetable }) => timetable),
    new Date(now),
    [],
    emergenciesToday,
    'médecin',
  );
  const strip = stripOf(page);
  await expect(strip.getByRole('heading')).toHaveText(title);
  await unfold(strip);
  const lines = receiving
    .flatMap(({ name, specialty }, index) => {
      const { place, hour, when } = ofDay[index] ?? {};
      return place === undefined ? [] : [{ place, line: `${hour}${name}${specialty}${when}` }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line);
  expect(lines.length).toBeGreaterThan(0);
  await expect(strip.getByRole('list').first().getByRole('listitem')).toHaveText(lines);
}

// From Saturday afternoon to Monday: the clinic’s evening, midnight, and morning.
const moments = ['2026-11-28T20:00:00Z', '2026-11-29T00:00:00Z', '2026-11-30T10:00:00Z'];

test.describe('read far away', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('the home page says who consults, and follows the clinic’s clock while it stays open', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-28T10:00:00Z') });
    await goToStrip(page, routes.home());
    await expectDay(page, '2026-11-28T10:00:00Z');
    for (const moment of moments) {
      await page.clock.pauseAt(new Date(moment));
      await expectDay(page, moment);
    }
  });
});

for (const address of [routes.home(), routes.doctors()])
  test(`${address}: a phone shows the first six doctors of the day, and all after one touch`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T07:00:00Z'));
    await goToStrip(page, address);
    const strip = stripOf(page);
    const shown = strip.getByRole('list').first().getByRole('listitem');
    await expect(shown).toHaveCount(6);
    const { height } = (await strip.boundingBox()) ?? { height: NaN };
    expect(height).toBeLessThanOrEqual(520);
    await unfold(strip);
    await expect(strip.getByRole('heading')).toContainText(`: ${await shown.count()}\u00a0`);
    const widths = await strip.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...widths)).toBe(0);
  });

test(
  'a visitor who comes back to the tab finds the focus where it was',
  { tag: ['@light', '@nightly'] },
  async ({ page }) => {
    await goToStrip(page, routes.home());
    const strip = stripOf(page);
    for (const link of [
      strip.getByRole('list').first().getByRole('link').first(),
      strip.getByRole('link', { name: 'la semaine' }),
      strip.getByRole('list').last().getByRole('link').last(),
    ]) {
      await link.focus();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(link).toBeFocused();
    }
  },
);

test('one touch leads from it to a doctor, to tomorrow, and to Saturday', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T10:00:00Z'));
  await goToStrip(page, routes.home());
  const strip = stripOf(page);
  for (const [link, heading] of [
    ['demain', 'Vendredi'],
    ['samedi', 'Samedi'],
  ] as const) {
    await strip.getByRole('link', { name: link, exact: true }).click();
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
      await goToStrip(page, routes.home());
      const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
      await expect(strip.getByRole('listitem').first()).toBeVisible();
      await unfold(strip);
      await expect(strip.getByRole('listitem')).toHaveCount(receiving.length + 2);
      await expect(strip.getByRole('link', { name: 'la semaine' })).toBeVisible();
    });
  });

test(
  'where its script is late, the days of all doctors are said within 3 s, and stay',
  { tag: '@light' },
  async ({ page }) => {
    await page.clock.install();
    const letCome = await delayRequests(page, scriptOf('show-today'));
    const asked = page.waitForRequest(scriptOf('show-today'));
    await goToStrip(page, routes.doctors());
    await asked;
    const strip = page.getByRole('region', { name: 'Qui consulte, et quel jour' });
    const shown = strip.getByRole('list').first().getByRole('listitem');
    await expect(shown).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(shown.first()).toBeVisible();
    await unfold(strip);
    await expect(shown).toHaveCount(receiving.length);
    const come = page.waitForResponse(scriptOf('show-today'));
    letCome();
    await (await come).finished();
    await waitForFrames(page, 2);
    await expect(shown).toHaveCount(receiving.length);
  },
);
