import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { dayAtClinic } from '../../content/model/doctors/day-at-clinic';
import { doctorCount } from '../../content/model/doctors/doctor-search';
import { emergenciesToday } from '../../content/facts/night';
import { missingWords, notAnEmailWords } from '../../content/model/contact/contact';
import { routes } from '../../content/model/clinic/routes';
import { someone } from '../support/doctors';
import { field, openForm, section, test, write } from '../support/message-form';
import { later } from '../support/provider';
import { expect, gate, untilAwake } from '../support/visitor';

/** Returns the simulated translation of a text. */
const translated = (words: string) => `‹${words}›`;

/**
 * Simulates Chrome's translation: replaces each text, also later ones, by another one inside two elements. Runs in the
 * page.
 */
function translate(): void {
  const isWords = ({ data, parentElement }: Text) =>
    data.trim() !== '' && !parentElement?.closest('font, script, style, textarea');
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isWords)) {
      const fonts = new Range().createContextualFragment('<font><font></font></font>');
      fonts.querySelector('font font')?.append(text.data.replace(/\S(?:.*\S)?/s, '‹$&›'));
      text.replaceWith(fonts);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test.beforeEach(({ page }) => page.addInitScript(translate));

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('the filter of doctors counts those that it shows', { tag: '@light' }, async ({ page }) => {
  await page.goto(routes.doctors());
  const cards = page.getByRole('article');
  const shows = async (count: number) => {
    await expect(cards.filter({ visible: true })).toHaveCount(count);
    await expect(status(page).filter({ visible: true })).toHaveText(
      translated(doctorCount(count, 'médecin')),
    );
  };
  await page.getByRole('radio', { name: /Tous/ }).focus();
  await untilAwake(page, 'DoctorFilter');
  await shows(doctors.length);
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption({
    label: translated(someone.specialty),
  });
  await shows(doctors.filter(({ specialty }) => specialty === someone.specialty).length);
  await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill(someone.name);
  await shows(1);
  await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill('');
  await shows(doctors.filter(({ specialty }) => specialty === someone.specialty).length);
});

test(
  '« Voir plus » says « Voir moins » once it is pressed',
  { tag: '@light' },
  async ({ page }) => {
    await page.goto(`${routes.home()}#services`);
    await untilAwake(page, 'ServicesToggle');
    for (const [label, next] of [
      ['Voir plus', 'Voir moins'],
      ['Voir moins', 'Voir plus'],
    ] as const) {
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByRole('button', { name: next })).toHaveText(translated(next));
    }
  },
);

test('the search announces what it finds', { tag: '@light' }, async ({ page }) => {
  await page.goto(routes.search());
  const typed = page.getByRole('searchbox', { name: 'Dites ce qui vous amène' });
  const first = page.getByRole('list', { name: 'Résultats' }).getByRole('link').first();
  for (const [words, title] of [
    ['dents', 'Odontologie'],
    ['yeux', 'Ophtalmologie'],
  ] as const) {
    await typed.fill(words);
    await expect(first).toContainText(translated(title));
    await expect(status(page).filter({ hasText: title })).toContainText(/^‹\d+\srésultats/u);
  }
});

test(
  'the form announces errors, sending and the confirmation',
  { tag: '@light' },
  async ({ page, provider }) => {
    const { isOpen, open } = gate();
    provider.plan(later(isOpen));
    await openForm(page);
    await write(page, { Nom: 'Awa Traoré', Message: 'Bonjour' });
    const send = section(page).locator('[type=submit]');
    for (const [email, error] of [
      ['awa', notAnEmailWords],
      ['', missingWords.email],
    ] as const) {
      await field(page, 'E-mail').fill(email);
      await send.click();
      const said = translated(`Email\u00a0: ${error}`);
      await expect(section(page).getByRole('alert').getByRole('listitem')).toHaveText([said]);
      await expect(field(page, 'E-mail')).toHaveAccessibleDescription(said);
    }
    await field(page, 'E-mail').fill('awa@exemple.com');
    await send.click();
    await expect(send).toHaveText(translated('Envoi...'));
    open();
    await expect(section(page).getByRole('status')).toContainText(
      'Merci, votre message a bien été',
    );
  },
);

test('the line of today says who consults', { tag: '@light' }, async ({ page }) => {
  const now = new Date('2026-11-26T10:00:00Z');
  await page.clock.setFixedTime(now);
  const receiving = doctors.filter(({ consultation }) =>
    consultation.some(({ every }) => every !== 'appointment'),
  );
  const { title, doctors: ofDay } = dayAtClinic(
    receiving.map(({ timetable }) => timetable),
    now,
    [],
    emergenciesToday,
    'médecin',
  );
  await page.goto(routes.home());
  const strip = page.locator('section', { has: page.locator('#aujourdhui') });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('heading')).toHaveText(translated(title[0]));
  await expect(strip.getByText(translated(title[2]))).toBeVisible();
  await expect(strip.getByRole('link', { name: /^‹à partir de \d+H› ‹Dr/u })).toHaveCount(
    ofDay.filter((doctor) => doctor?.isDaily === false).length,
  );
  await expect(strip).toContainText(/‹à partir de \d+H›/u);
});
