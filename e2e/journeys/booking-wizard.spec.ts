import type { Locator, Page } from 'playwright/test';
import { practitioners } from '../../content/facts/practitioners';
import { routes } from '../../content/model/clinic/routes';
import { sampleSlots, type SlotTime } from '../../content/model/booking/slots';
import type { Day } from '../../content/model/calendar/day';
import { expectAccessible } from '../support/axe';
import { demonstration as demo, expect, onPhone, test } from '../support/visitor';
import { firstOf } from '../support/first-of';
import { boxOf } from './parts';

// The last practitioner, whose button is below the first screen.
const doctor = firstOf(practitioners.toReversed());
const awa = {
  Prénom: 'Awa',
  Nom: 'Coulibaly',
  Téléphone: '76 12 34 56',
  'E-mail': 'awa.coulibaly@exemple.com',
} as const;

/** accessibility.spec.ts tests the rest of the page. */
const here = '#demonstration';
const stepHeading = (page: Page) => demo(page).getByRole('heading', { level: 3 });
const day = (page: Page) => demo(page).getByRole('heading', { level: 4 });
const button = (page: Page, name: string) => demo(page).getByRole('button', { name });
const facts = (page: Page) => demo(page).getByRole('definition');
const slots = (page: Page) => demo(page).getByRole('list', { name: 'Heures' });
const field = (page: Page, label: string): Locator =>
  demo(page).getByRole('textbox', { name: label, exact: true });

const monday = '2026-11-23';

async function openDemo(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(`${monday}T06:00:00Z`));
  await page.goto(routes.demonstration());
}

function freeSlot(on: Day): SlotTime {
  const free = sampleSlots(doctor.id, on).find(({ available }) => available);
  if (!free) throw new Error(`The samples of ${on} are all taken`);
  return free.time;
}

async function pickPractitioner(page: Page): Promise<void> {
  await button(page, `Choisir ${doctor.name}`).click();
  await expect(stepHeading(page)).toHaveText('Choisissez un jour et une heure');
}

const slot = (page: Page, time: SlotTime) =>
  slots(page).getByRole('button', { name: time, exact: true });

async function pickSlot(page: Page, time = freeSlot(monday)): Promise<void> {
  await slot(page, time).click();
  await expect(stepHeading(page)).toHaveText('Vos informations');
}

async function openPatientForm(page: Page): Promise<void> {
  await openDemo(page);
  await pickPractitioner(page);
  await pickSlot(page);
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(awa)) await field(page, label).fill(value);
  await demo(page)
    .getByRole('checkbox', { name: /^J’autorise la clinique/ })
    .check();
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Voir le résumé').click();
}

/** Completes all steps up to the summary. */
async function goThrough(page: Page): Promise<void> {
  await openPatientForm(page);
  await fillIn(page);
  await submit(page);
  await expect(stepHeading(page)).toHaveText('Votre résumé');
}

/** Waits until the whole summary is between the header and the action bar. */
async function expectOnOneScreen(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
  const screenHeight = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const { y: top } = await boxOf(stepHeading(page));
      const { bottom } = await boxOf(demo(page).getByRole('button').last());
      const barTop = onPhone(page) ? (await boxOf(bar)).y : screenHeight;
      return top >= (await boxOf(page.getByRole('banner'))).bottom && bottom <= barTop;
    })
    .toBe(true);
}

test('four steps lead to a summary on one screen', { tag: '@widths' }, async ({ page }) => {
  await openDemo(page);
  await expect(demo(page)).toContainText('Démonstration');
  for (const { name, specialty } of practitioners) {
    const card = demo(page).getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText(specialty);
    await expect(card.getByRole('button')).toBeVisible();
  }
  await expect(demo(page)).toContainText('1 sur 4 · Médecin');

  await pickPractitioner(page);
  await expect(stepHeading(page)).toBeFocused();
  await expect(demo(page)).toContainText('2 sur 4 · Jour et heure');
  await expect(day(page)).toHaveText('lundi 23 novembre 2026');
  await test.step('a full slot says « Complet » and cannot be taken', async () => {
    const buttons = slots(page).getByRole('button');
    await expect(buttons).toHaveCount(8);
    for (const [at, { available }] of sampleSlots(doctor.id, monday).entries()) {
      if (available) await expect(buttons.nth(at)).toBeEnabled();
      else {
        await expect(buttons.nth(at)).toBeDisabled();
        await expect(buttons.nth(at)).toContainText('Complet');
      }
    }
  });
  await button(page, 'Jour suivant').click();
  await expect(day(page)).toHaveText('mardi 24 novembre 2026');
  await button(page, 'Jour précédent').click();
  await expect(day(page)).toHaveText('lundi 23 novembre 2026');
  await button(page, 'vendredi 27 novembre 2026').click();
  await expect(day(page)).toHaveText('vendredi 27 novembre 2026');

  const time = freeSlot('2026-11-27');
  await pickSlot(page, time);
  await expect(stepHeading(page)).toBeFocused();
  await fillIn(page);
  await submit(page);

  await expect(stepHeading(page)).toHaveText('Votre résumé');
  await expect(stepHeading(page)).toBeFocused();
  await expect(demo(page)).toContainText('4 sur 4 · Résumé');
  await expect(facts(page)).toHaveText([
    `${doctor.name}, ${doctor.specialty.toLowerCase()}`,
    'vendredi 27 novembre 2026',
    time,
    'Awa Coulibaly',
    awa.Téléphone,
    awa['E-mail'],
  ]);
  await test.step('the summary fits one screen, clear of the bars', () => expectOnOneScreen(page));
});

test('the summary leads to the real ways, or is confirmed; nothing is sent or stored, and the wizard starts again', async ({
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      // The history may store the number of completed steps, but no input.
      typed: JSON.stringify(history.state).includes('Coulibaly'),
    }));
  const nothing = { local: [], session: [], databases: [], caches: [], typed: false };
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`);
  });
  await goThrough(page);
  expect(await kept()).toEqual(nothing);
  await test.step('« Ajouter à mon calendrier » says « Rendez-vous confirmé! »', async () => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await button(page, 'Ajouter à mon calendrier').click();
    await expect(stepHeading(page)).toHaveText('Choisissez un médecin');
    expect(alerts).toEqual(['Rendez-vous confirmé!']);
  });
  await test.step('nothing is sent and nothing is stored', async () => {
    // Addresses of the site's own files cannot contain any input.
    const ownFile = /^GET http:\/\/localhost:\d+\/[\w\-/.]*$/;
    expect(asked.filter((request) => !ownFile.test(request))).toEqual([]);
    expect(await kept()).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  });
  await test.step('the next person at the same phone finds nothing of this one', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?etape=1$/);
    await expect(stepHeading(page)).toHaveText('Choisissez un médecin');
    await pickPractitioner(page);
    await pickSlot(page);
    await expect(field(page, 'Prénom')).toHaveValue('');
    await expect(demo(page).getByRole('checkbox')).not.toBeChecked();
  });
});

test('the browser’s Back goes one step back and Forward one on, nothing typed is lost', async ({
  page,
}) => {
  await goThrough(page);
  for (const heading of [
    'Vos informations',
    'Choisissez un jour et une heure',
    'Choisissez un médecin',
  ]) {
    await page.goBack();
    await expect(stepHeading(page)).toHaveText(heading);
    await expect(stepHeading(page)).toBeFocused();
  }
  for (const heading of ['Choisissez un jour et une heure', 'Vos informations']) {
    await page.goForward();
    await expect(stepHeading(page)).toHaveText(heading);
    await expect(stepHeading(page)).toBeFocused();
    await expect(stepHeading(page)).toBeInViewport({ ratio: 1 });
  }
  await expect(field(page, 'E-mail')).toHaveValue(awa['E-mail']);
  await page.goForward();
  await expect(stepHeading(page)).toHaveText('Votre résumé');
  await expect(demo(page)).toContainText('Awa Coulibaly');

  await test.step('a reload starts again', async () => {
    await page.reload();
    await expect(stepHeading(page)).toHaveText('Choisissez un médecin');
    await pickPractitioner(page);
    await page.goBack();
    await expect(stepHeading(page)).toHaveText('Choisissez un médecin');
  });
});

test('the patient form says in words what is missing, and keeps the rest; axe finds nothing at any step', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo(page);
  await expect(demo(page).getByRole('button').first()).toBeVisible();
  await expectAccessible(page, here);
  await pickPractitioner(page);
  await expectAccessible(page, here);
  await pickSlot(page);
  await expectAccessible(page, here);
  await submit(page);
  await expectAccessible(page, here);
  await expect(field(page, 'Prénom')).toBeFocused();
  for (const [label, words] of [
    ['Prénom', 'Écrivez le prénom.'],
    ['Nom', 'Écrivez le nom.'],
    ['Téléphone', 'Écrivez le numéro de téléphone en entier.'],
    ['E-mail', 'Écrivez votre adresse e-mail.'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(words);
  }
  await expect(demo(page).getByRole('checkbox')).toHaveAccessibleDescription(
    'Cochez cette case pour continuer.',
  );

  await fillIn(page);
  await field(page, 'Prénom').fill('   ');
  await field(page, 'E-mail').fill('awa');
  await submit(page);
  await expect(field(page, 'Prénom')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expect(field(page, 'Nom')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Nom')).toHaveValue(awa.Nom);

  await fillIn(page);
  const policy = demo(page).getByRole('link', { name: /^politique de confidentialité/ });
  await expect(policy).toHaveAttribute('href', routes.privacy());
  await expect(policy).toHaveAttribute('target', '_blank');
  await submit(page);
  await expect(stepHeading(page)).toHaveText('Votre résumé');
  await expectAccessible(page, here);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample says what it needs, has no dead control and no stale date', async ({ page }) => {
    await page.goto(routes.demonstration());
    await expect(demo(page)).toContainText(
      'La démonstration demande JavaScript et, la première fois, une connexion.',
    );
    await expect(
      demo(page).getByRole('link', { name: 'Demander un vrai rendez-vous' }),
    ).toHaveAttribute('href', `${routes.booking()}#moyens`);
    await expect(demo(page).getByRole('button')).toHaveCount(0);
    await expect(demo(page).getByRole('heading', { level: 4 })).toHaveText(
      practitioners.map(({ name }) => name),
    );
    await expect(demo(page)).not.toContainText(/\b20\d\d\b/);
  });
});
