import type { Page } from 'playwright/test';
import { print } from '../../content/model/calendar/print';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { expectAccessible } from '../support/axe';
import { firstOf } from '../support/first-of';
import { expect, openBeforeScripts, scriptOf, test } from '../support/visitor';
import { chatTextOf } from './parts';
import { itIs } from './request-parts';

/** Consults on Thursdays. */
const doctor = firstOf(
  doctors.filter(({ consultation }) => consultation.map(print).includes('Jeudi 9H')),
);

const panel = (page: Page) => page.locator('#deja');
const heading = (page: Page) => panel(page).getByRole('heading', { level: 3 });
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) =>
  panel(page).getByRole(name === 'Médecin' ? 'combobox' : 'textbox', { name, exact: true });
const choose = (page: Page, group: string, day: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('radio', { name: day }).check();
const chatText = (page: Page) =>
  chatTextOf(panel(page).getByRole('link', { name: /^Envoyer par WhatsApp/ }));

async function sayWho(page: Page): Promise<void> {
  await field(page, 'Prénom et nom du patient').fill('Awa Traoré');
  // Digit by digit: the last one makes the form whole, and must move nothing.
  await field(page, 'Votre téléphone').pressSequentially('76 12 34 56');
  await expect(field(page, 'Votre téléphone')).toBeFocused();
}

const who = ['Patient : Awa Traoré', 'Téléphone : 76 12 34 56'];

/** A Thursday, after nine. */
test.beforeEach(({ page }) => itIs(page, '2027-01-14T09:20:00Z'));

test(
  'an appointment is moved from its day to another: two touches from home, then one page',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole('link', { name: 'Prendre rendez-vous', exact: true }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'J’ai déjà un rendez-vous', exact: true })
      .click();
    await press(page, 'Le déplacer');
    await expect(heading(page)).toHaveText('Le déplacer');
    await expect(heading(page)).toBeFocused();
    // It would be empty, beside the fields.
    await expect(page.getByRole('link', { name: /à compléter/ })).toBeHidden();
    await press(page, 'Continuer');
    await expect(panel(page)).toContainText('Écrivez le nom du médecin');
    await expect(field(page, 'Médecin')).toBeFocused();
    await field(page, 'Médecin').fill(doctor.name);
    await press(page, 'Continuer');
    await expect(panel(page)).toContainText('Choisissez le nouveau jour.');
    // The appointment may have begun: who comes too late moves it.
    await choose(page, 'Jour de votre rendez-vous', 'jeu. 14 janv.');
    const newDays = panel(page).getByRole('group', { name: 'Nouveau jour' });
    await expect(newDays.getByRole('radio', { name: 'jeu. 14 janv.' })).toHaveCount(0);
    await choose(page, 'Nouveau jour', 'lun. 18 janv.');
    await choose(page, 'Nouveau jour', 'jeu. 21 janv.');
    await expect(panel(page)).toContainText('Du jeudi 14 au jeudi 21 janvier');
    await sayWho(page);
    await expectAccessible(page, '#deja');
    await press(page, 'Continuer');
    expect(await chatText(page)).toBe(
      [
        'Bonjour, je souhaite déplacer mon rendez-vous du jeudi 14 au jeudi 21 janvier. Merci !',
        `Médecin : ${doctor.name}`,
        ...who,
      ].join('\n'),
    );
    await expectAccessible(page, '#deja');
    expect(decodeURIComponent(page.url())).not.toMatch(/Awa|Traor|76/);
  },
);

test('a doctor and a day that are forgotten are for the clinic to find', async ({ page }) => {
  await page.goto(routes.haveAppointment());
  await press(page, 'L’annuler');
  await press(page, 'Je ne sais plus');
  await expect(panel(page).getByRole('group', { name: 'Nouveau jour' })).toHaveCount(0);
  await sayWho(page);
  await press(page, 'Continuer');
  expect(await chatText(page)).toBe(
    [
      'Bonjour, je souhaite annuler mon rendez-vous. Merci !',
      'Médecin : à retrouver',
      'Jour du rendez-vous : à retrouver',
      ...who,
    ].join('\n'),
  );
  await press(page, 'Modifier mes informations');
  await expect(field(page, 'Médecin')).toHaveValue('Je ne sais plus');
});

test('a day that is not listed is written', async ({ page }) => {
  await page.goto(`${routes.haveAppointment()}?quoi=annuler`);
  await field(page, 'Médecin').fill(doctor.name);
  await choose(page, 'Jour de votre rendez-vous', 'Autre jour');
  await field(page, 'Jour de votre rendez-vous (facultatif)').fill('le 14 à 11H');
  await sayWho(page);
  await press(page, 'Continuer');
  expect(await chatText(page)).toContain(
    'Bonjour, je souhaite annuler mon rendez-vous. Merci !\n' +
      `Médecin : ${doctor.name}\nJour du rendez-vous : le 14 à 11H\n`,
  );
});

test('who is late says when they arrive, and had better call', async ({ page }) => {
  await page.goto(`${routes.haveAppointment()}?quoi=retard`);
  await expect(panel(page)).toContainText('le plus sûr est d’appeler');
  await field(page, 'Médecin').fill(doctor.name);
  await sayWho(page);
  await press(page, 'Continuer');
  await expect(panel(page)).toContainText('Écrivez l’heure, même à peu près.');
  await field(page, 'Vous arrivez vers').fill('10H30');
  const message = [
    'Bonjour, je serai en retard à mon rendez-vous d’aujourd’hui, jeudi 14 janvier. Merci !',
    `Médecin : ${doctor.name}`,
    'Arrivée vers : 10H30',
    ...who,
  ].join('\n');
  const bar = page
    .getByRole('navigation', { name: 'Joindre la clinique', includeHidden: true })
    .getByRole('link', { name: /^WhatsApp/, includeHidden: true });
  await expect.poll(async () => chatTextOf(bar)).toBe(message);
  await press(page, 'Continuer');
  expect(await chatText(page)).toBe(message);
});

test('a choice made before its script comes is kept', async ({ page }) => {
  const letCome = await openBeforeScripts(page, routes.haveAppointment(), 'AppointmentChange');
  await press(page, 'L’annuler');
  letCome();
  await expect(heading(page)).toHaveText('L’annuler');
});

test.describe('where the script is lost', () => {
  test.use({ allowedComplaints: [/Failed to (load|fetch)|is not awake/] });

  test('the page says how to write or call', { tag: '@light' }, async ({ page }) => {
    await page.route(scriptOf('AppointmentChange'), (route) => route.abort());
    await page.goto(`${routes.haveAppointment()}?quoi=annuler`);
    await page.getByRole('link', { name: 'écrivez ou appelez' }).click();
    const write = page.getByRole('region', { name: 'Nous joindre' });
    await expect(write.getByRole('link', { name: /à compléter/ })).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message to complete says what the clinic needs', async ({ page }) => {
    await page.goto(routes.haveAppointment());
    await expect(panel(page)).toBeHidden();
    const write = page.getByRole('region', { name: 'Nous joindre' });
    expect(await chatTextOf(write.getByRole('link', { name: /^WhatsApp/ }))).toContain(
      'Jour du rendez-vous : \nNouveau jour : \nPatient : \nTéléphone : ',
    );
  });
});
