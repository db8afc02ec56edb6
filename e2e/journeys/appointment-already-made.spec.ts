import type { Page } from 'playwright/test';
import { offeredDoctors } from '../../content/facts/offer';
import { print } from '../../content/model/calendar/print';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { expectAccessible } from '../support/axe';
import { firstOf } from '../support/first-of';
import { expect, openBeforeScripts, test } from '../support/visitor';
import { boxOf, chatTextOf } from './parts';
import { field, itIs, path, press, step, stepHeading } from './request-parts';

const doctor = firstOf(
  doctors.filter(({ consultation }) => consultation.map(print).includes('Jeudi 9H')),
);

const section = (page: Page) => page.getByRole('region', { name: 'J’ai déjà un rendez-vous' });

const address = `${routes.booking()}?deja=oui#deja`;

/** A Thursday, after nine. */
test.beforeEach(({ page }) => itIs(page, '2026-11-26T09:20:00Z'));

test(
  'two touches from home, then doctor, day and name: the message has its date',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole('link', { name: 'Prendre rendez-vous', exact: true }).first().click();
    await expect(section(page)).toBeHidden();
    await step(page, 'J’ai déjà un rendez-vous').click();
    await expect(stepHeading(page)).toHaveText('Votre rendez-vous : quel médecin ?');
    await expect(stepHeading(page)).toBeFocused();
    await step(page, doctor.name).click();
    await expect(stepHeading(page)).toHaveText('Quel jour ?');
    // Who is late has an appointment that has begun.
    await step(page, 'jeudi 26 novembre 9H').click();
    await expect(stepHeading(page)).toHaveText('Que voulez-vous faire ?');
    await press(page, 'L’annuler');
    await expect(path(page)).toContainText('Écrivez le prénom.');
    await field(page, 'Prénom').fill('Awa');
    await field(page, 'Nom').fill('Traoré');
    await path(page).getByRole('textbox', { name: 'Jour souhaité (facultatif)' }).fill('samedi');
    await expectAccessible(page, '#demande');
    for (const [words, said] of [
      ['Le déplacer', 'je souhaite déplacer mon'],
      ['L’annuler', 'je souhaite annuler mon'],
      ['Je serai en retard', 'je serai en retard à mon'],
    ] as const) {
      await press(page, words);
      await expect(stepHeading(page)).toHaveText('Votre message');
      expect(await chatTextOf(step(page, /^Envoyer par WhatsApp/))).toBe(
        [
          `Bonjour, ${said} rendez-vous. Merci !`,
          `Médecin : ${doctor.name}`,
          'Jour du rendez-vous : jeudi 26 novembre, 9H',
          ...(words === 'Le déplacer' ? ['Jour souhaité : samedi'] : []),
          'Patient : Awa Traoré',
        ].join('\n'),
      );
      await step(page, 'Corriger').click();
    }
    expect(decodeURIComponent(page.url())).not.toMatch(/Awa|Traor/);
  },
);

test('a day that is not listed is written, and the section below leads to the steps', async ({
  page,
}) => {
  await page.goto(routes.haveAppointment());
  await expect(section(page)).toBeInViewport();
  await section(page).getByRole('link', { name: 'Choisir le médecin et le jour' }).click();
  await expect(stepHeading(page)).toBeInViewport();
  await expect(section(page)).toBeHidden();
  await step(page, doctor.name).click();
  await step(page, 'un autre jour').click();
  await field(page, 'Prénom').fill('Awa');
  await field(page, 'Nom').fill('Ba');
  await field(page, 'Jour du rendez-vous').fill('le 14 janvier');
  await press(page, 'Le déplacer');
  await expect(path(page).getByRole('blockquote')).toContainText(
    'Jour du rendez-vous : le 14 janvier',
  );
});

test('« Je ne sais plus » comes first, then the doctors by family name', async ({ page }) => {
  await page.goto(address);
  const names = path(page).getByRole('listitem').getByRole('link');
  await expect(names.first()).toContainText(firstOf(offeredDoctors).name);
  const forgotten = step(page, 'Je ne sais plus');
  expect((await boxOf(forgotten)).bottom).toBeLessThan((await boxOf(names.first())).y);
  await forgotten.click();
  await field(page, 'Prénom').fill('Awa');
  await field(page, 'Nom').fill('Ba');
  await field(page, 'Jour du rendez-vous').fill('jeudi');
  await press(page, 'L’annuler');
  expect(await chatTextOf(step(page, /^Envoyer par WhatsApp/))).toBe(
    [
      'Bonjour, je souhaite annuler mon rendez-vous. Merci !',
      'Médecin : à retrouver',
      'Jour du rendez-vous : jeudi',
      'Patient : Awa Ba',
    ].join('\n'),
  );
  await step(page, 'Corriger').click();
  await step(page, 'Choisir le médecin').click();
  await expect(stepHeading(page)).toHaveText('Votre rendez-vous : quel médecin ?');
});

test('an address of a step shows it in place of the section below, even before scripts run', async ({
  page,
}) => {
  const letCome = await openBeforeScripts(page, address);
  const atTop = async () => {
    await expect(section(page)).toBeHidden();
    await expect(path(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await atTop();
  letCome();
  await expect(stepHeading(page)).toHaveText('Votre rendez-vous : quel médecin ?');
  await expect(stepHeading(page)).toBeInViewport();
  await atTop();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first step and its address lead to the section', async ({ page }) => {
    await page.goto(routes.booking());
    await step(page, 'J’ai déjà un rendez-vous').click();
    await expect(section(page)).toBeInViewport();
    await expect(section(page).getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  });
});
