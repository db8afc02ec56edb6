import { occurrenceInWords, partsOfOccurrence, print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { appointmentText } from '../../content/model/clinic/ways';
import { distinctSpecialties } from '../../content/model/doctors/doctor';
import { weekdayInWords, wholeWeek, type Weekday } from '../../content/model/calendar/day';
import { capitalised, uncapitalised } from '../../content/fields/typography';
import { nobodyOn } from '../../content/model/doctors/nobody';
import { doctorCount } from '../../content/model/doctors/doctor-search';
import { foldName } from '../../content/model/search/telling-words';
import { consultationsAhead } from '../../content/model/doctors/next-consultations';
import { routes } from '../../content/model/clinic/routes';
import { someone, someoneElse } from '../support/doctors';
import { firstOf } from '../support/first-of';
import { expect, scriptOf, test, untilAwake } from '../support/visitor';
import { boxOf, chatTextOf } from './parts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un médecin' });
const specialty = (page: Page) => page.getByRole('combobox', { name: 'Spécialité' });
const weekday = (page: Page, name: string) => page.getByRole('radio', { name });
const chosenDay = (page: Page) => page.getByRole('radio', { checked: true });
const status = (page: Page) => page.getByRole('status');
const names = (page: Page) => page.getByRole('article').getByRole('heading');
const namesOf = (title: string) =>
  doctors.filter((doctor) => doctor.specialty === title).map(({ name }) => name);

const addressOf = (asked: Record<string, string>) =>
  `${routes.doctors()}?${new URLSearchParams(asked).toString()}`;

const titles = distinctSpecialties(doctors);

type Doctor = (typeof doctors)[number];

const consultsOn = (day: Weekday, { consultation }: Doctor) =>
  consultation.some(({ days }) => days.includes(day));

const withHours = firstOf(
  doctors.filter(({ consultation: [first] }) => first && /\dH$/.test(print(first))),
);

async function expectAll(page: Page): Promise<void> {
  await expect(names(page)).toHaveText(doctors.map(({ name }) => name));
  await expect(status(page)).toHaveText(doctorCount(doctors.length, 'médecin'));
  await expect(search(page)).toHaveValue('');
  await expect(specialty(page)).toHaveValue('');
  await expect(chosenDay(page)).toHaveValue('');
}

// content/model/doctors/doctor-search.test.ts tests which words find which doctor.
test(
  'all doctors at first, then those who are asked for by name, word or specialty',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto(routes.doctors());
    await expectAll(page);
    await expect(specialty(page).getByRole('option')).toHaveText([
      'Toutes les spécialités',
      ...titles,
    ]);
    await test.step('a name, without its accents', async () => {
      await search(page).pressSequentially(foldName(someone.familyName));
      await expect(names(page)).toHaveText([someone.name]);
      await expect(status(page)).toHaveText(doctorCount(1, 'médecin'));
    });
    await test.step('a word for the specialty', async () => {
      await expect(search(page)).toHaveAttribute('placeholder', /yeux/);
      await search(page).fill('');
      await search(page).pressSequentially('mal aux dents');
      await expect(names(page)).toHaveText(namesOf('Dentiste'));
      await expect(status(page)).toHaveText(doctorCount(namesOf('Dentiste').length, 'médecin'));
    });
    await test.step('Enter puts the keyboard of a phone away', async () => {
      await search(page).press('Enter');
      await expect(search(page)).not.toBeFocused();
      await expect(names(page)).toHaveText(namesOf('Dentiste'));
    });
    await test.step('name and specialty at once', async () => {
      await search(page).fill('');
      await specialty(page).selectOption(someone.specialty);
      await expect(names(page)).toHaveText(namesOf(someone.specialty));
      await search(page).fill(someone.name);
      await expect(names(page)).toHaveText([someone.name]);
      const other = titles.find((title) => title !== someone.specialty) ?? '';
      await specialty(page).selectOption(other);
      await expect(names(page)).toHaveCount(0);
      await expect(status(page)).toHaveText('Aucun médecin');
    });
    await test.step('a day', async () => {
      await specialty(page).selectOption('');
      await search(page).fill('');
      await weekday(page, 'Samedi').check();
      const free = doctors.filter((doctor) => consultsOn(5, doctor));
      await expect(names(page)).toHaveText(free.map(({ name }) => name));
      await expect(status(page)).toHaveText(doctorCount(free.length, 'médecin'));
    });
    await test.step('all again', async () => {
      await weekday(page, 'Tous').check();
      await expectAll(page);
      await expect(page).toHaveURL(routes.doctors());
    });
  },
);

/** Expects the field and the first card to be in view, above the action bar. */
async function expectBothInView(page: Page): Promise<void> {
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  const bar = await boxOf(page.getByRole('navigation', { name: 'Joindre la clinique' }));
  await expect
    .poll(async () => (await boxOf(page.getByRole('article').first())).bottom)
    .toBeLessThanOrEqual(bar.y);
}

test('on a small phone, a choice shows the field and the first card together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(routes.doctors());
  await specialty(page).focus();
  await specialty(page).selectOption(someone.specialty);
  await expectBothInView(page);
  await page.goto(routes.doctors());
  await search(page).focus();
  await untilAwake(page, 'DoctorFilter');
  await search(page).pressSequentially(someone.familyName);
  await search(page).press('Enter');
  await expectBothInView(page);
});

test('if nobody consults on a day: that is said, with the next days and who consults then', async ({
  page,
}) => {
  const consults = (title: string, day: Weekday) =>
    doctors.some((doctor) => doctor.specialty === title && consultsOn(day, doctor));
  const [title, day] = firstOf(
    titles.flatMap((name) =>
      wholeWeek.filter((one) => !consults(name, one)).map((one) => [name, one] as const),
    ),
  );
  await page.goto(addressOf({ specialite: title, jour: weekdayInWords(day) }));
  await expect(page.getByText(nobodyOn(uncapitalised(title), weekdayInWords(day)))).toBeVisible();
  await expect(
    page.locator('#filtre').getByText(/^(Prochains jours|Consultation).: /u),
  ).toBeVisible();
  await expect(names(page)).toHaveText(namesOf(title));
});

test('the search is in the address, without a history entry for each letter', async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.about(), { waitUntil: 'commit' });
  await page.goto(routes.doctors());
  await search(page).pressSequentially(someone.familyName);
  await specialty(page).selectOption(someone.specialty);
  const day = weekdayInWords(someone.consultation[0]?.days[0] ?? 0);
  await weekday(page, capitalised(day)).check();
  const asked = { q: someone.familyName, specialite: someone.specialty, jour: day };
  await expect(page).toHaveURL(addressOf(asked));
  const expectAsked = async () => {
    await expect(names(page)).toHaveText([someone.name]);
    await expect(search(page)).toHaveValue(someone.familyName);
    await expect(specialty(page)).toHaveValue(someone.specialty);
    await expect(chosenDay(page)).toHaveValue(day);
  };
  await page.reload();
  await expectAsked();
  await page.goBack();
  await expect(page).toHaveURL(routes.about());
  await page.goForward();
  await expectAsked();

  await test.step('a letter typed last too, even when the visitor leaves at once', async () => {
    await specialty(page).selectOption('');
    await weekday(page, 'Tous').check();
    // With a running clock, a timer might change the address before the visitor leaves.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await search(page).fill(someoneElse.familyName);
    await expect(names(page)).toHaveText([someoneElse.name]);
    await page.goto(routes.hours(), { waitUntil: 'commit' });
    await page.clock.resume();
    await page.goBack();
    await expect(page).toHaveURL(addressOf({ q: someoneElse.familyName }));
    await expect(search(page)).toHaveValue(someoneElse.familyName);
    await expect(names(page)).toHaveText([someoneElse.name]);
  });
});

test('by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto(routes.doctors());
  await search(page).focus();
  await page.keyboard.type('zzz');
  await expect(status(page)).toHaveText(/^Aucun médecin/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medecins/?q=zzz');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(specialty(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosenDay(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/medecins/?q=zzz&jour=aujourdhui');
});

test.describe('when the script of the next days is lost', { tag: '@nightly' }, () => {
  test.use({ allowedComplaints: [/Failed to load/] });

  test('no text announces missing days', { tag: '@light' }, async ({ page }) => {
    await page.route(scriptOf('next-consultations'), (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.goto(routes.doctor(withHours.name));
    await lost;
    await expect(page.getByText('Prochains jours')).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }),
    ).toBeVisible();
  });
});

test('a card leads to the page of its doctor, which offers the next days', async ({ page }) => {
  const { name } = withHours;
  await page.clock.install({ time: new Date('2026-12-30T10:00:00Z') });
  await page.goto(routes.doctors());
  await page.getByRole('article').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(routes.doctor(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const days = page
    .getByRole('main')
    .getByRole('link', { name: /^\p{L}+ \d+(er)? \p{L}+(?: \d{4})? .*\d+H/u });
  const expectDays = async (now: string) => {
    const ahead = consultationsAhead(withHours.timetable, new Date(now), 3);
    const next = ahead.slice(0, 3);
    await expect(days).toHaveText(
      next.map((day) => `${partsOfOccurrence(day).join(' ')}, par WhatsApp (nouvel onglet)`),
    );
    for (const [index, day] of next.entries()) {
      expect(await chatTextOf(days.nth(index))).toBe(appointmentText(name, occurrenceInWords(day)));
      // WhatsApp would show a `+` literally.
      await expect(days.nth(index)).not.toHaveAttribute('href', /\+/);
    }
  };
  await expectDays('2026-12-30T10:00:00Z');
  // The page has been open for nine days.
  await page.clock.setFixedTime(new Date('2027-01-08T00:01:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectDays('2027-01-08T00:01:00Z');
});
