import { print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { reasons } from '../../content/facts/offer';
import { routes, slugOfDoctor } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { sickNow } from '../../content/facts/emergencies';
import { firstOf } from '../support/first-of';
import { expect, test, untilAwake } from '../support/visitor';
import { boxOf, chatTextOf } from './parts';
import { field, fillIn, itIs, path, press, step, stepHeading } from './request-parts';

const urgentStrip = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Que faire', exact: true });

/** A Tuesday, at night. */
const night = '2026-11-24T23:10:00Z';

/** For adults, on weekdays that are written. */
const doctor = firstOf(
  doctors.filter(
    ({ name, consultation }) =>
      consultation.every((rule) => /^\w+ \d+H$/.test(print(rule))) &&
      !reasons.some((one) => one.isForChildren && one.doctors.includes(slugOfDoctor(name))),
  ),
);

test.beforeEach(({ page }) => itIs(page, night));

test(
  'for a sick child at night, coming or calling is said before the first doctor',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto(routes.booking());
    await step(page, 'Enfant malade').click();
    await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
    const question = path(page).getByText('Malade maintenant ?');
    await expect(question.locator('..')).toContainText(sickNow.words);
    const call = path(page).locator(`[href="${sickNow.call.href}"]`);
    const first = step(page, /^Le plus tôt/);
    await expect(call).toBeInViewport();
    // « Urgent ? » already contains the number.
    await expect(call).not.toContainText(sickNow.call.label);
    await expect(urgentStrip(page).locator('..')).toContainText(sickNow.call.label);
    expect((await boxOf(call)).bottom).toBeLessThan((await boxOf(first)).y);
    for (const { href, label } of sickNow.ways)
      await expect(step(page, label)).toHaveAttribute('href', href);
    await expect(first).toContainText('Mercredi 25 novembre, ');
    await first.click();
    await expect(stepHeading(page)).toHaveText('Quel jour ?');
    // « Urgent ? » follows each later step.
    const { bottom } = await boxOf(path(page));
    await expect.poll(async () => (await boxOf(urgentStrip(page))).y).toBeGreaterThan(bottom);
  },
);

test('a reason asks its own question first, and a vaccine needs no appointment', async ({
  page,
}) => {
  await page.goto(routes.booking());
  const questions = new Set(reasons.map(({ urgent }) => urgent).filter((one) => one !== undefined));
  for (const { tile, urgent, answer } of reasons)
    if (tile !== undefined) {
      await step(page, tile).click();
      await expect(stepHeading(page)).toHaveText(/^Qu/);
      for (const question of questions)
        await expect(path(page).getByText(question)).toHaveCount(question === urgent ? 1 : 0);
      if (answer) await expect(path(page)).toContainText(answer.words);
      await step(page, 'Changer de motif').click();
    }
  expect(reasons.filter(({ answer }) => answer).map(({ id }) => id)).toEqual(['vaccin']);
});

test('a doctor is chosen by name within the steps', async ({ page }) => {
  await page.goto(routes.booking());
  await path(page).getByText('Par nom').click();
  await step(page, doctor.name).click();
  await expect(stepHeading(page)).toHaveText('Quel jour ?');
  await expect(path(page)).toContainText(doctor.name);
});

test('whatever is typed or kept, the message can be sent by every way', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = {
      firstName: 'Awa \ud83d',
      lastName: 'Ba\u2028Traoré',
      phone: '٧٠٠٠٠٠٠٠ / +223 66 12 34 56',
      whom: 'toString',
      isFirst: '__proto__',
      consent: 'oui',
      days: 'é'.repeat(200),
    };
    sessionStorage.setItem('demande', JSON.stringify(kept));
  });
  const address = `${routes.booking()}?medecin=${slugOfDoctor(doctor.name)}`;
  await page.goto(`${address}&jour=autre&etape=message`);
  await expect(stepHeading(page)).toHaveText('Votre demande');
  const lines = [
    `Bonjour, je souhaite prendre rendez-vous avec le ${doctor.name}. Merci !`,
    `Jour souhaité : ${'é'.repeat(200)}`,
    'Patient : Awa \ufffd Ba Traoré',
    'Téléphone : 70000000 / +223 66 12 34 56',
  ];
  expect(await chatTextOf(step(page, /^Envoyer par WhatsApp/))).toBe(lines.join('\n'));
  await expect(path(page).locator('blockquote')).toHaveText(lines.join(' '));
  const textOf = async (way: string) =>
    new URL(String(await step(page, way).getAttribute('href'))).searchParams.get('body');
  expect(await textOf('SMS')).toBe(lines.join('\n'));
  expect(await textOf('E-mail')).toBe(lines.join('\r\n'));
  await press(page, 'Modifier mes informations');
  await expect(path(page).getByRole('radio', { name: 'Moi' })).toBeChecked();
  const days = field(page, 'Vos jours libres');
  await days.fill('é'.repeat(20_000));
  await press(page, 'Continuer');
  await expect(days).toBeFocused();
  await expect(days).toHaveAccessibleDescription(/19800 signes de trop/);
  await days.fill('é'.repeat(190));
  await expect(days).toHaveAccessibleDescription('Il reste 10 signes.');
  await press(page, 'Continuer');
  await expect(stepHeading(page)).toHaveText('Votre demande');
});

/** As keyboards, chats and contacts leave them. */
const unseen = '\u200b\u200d\u200e\u202a\u202e\u2060\u2066\u00ad\ufeff';

test('signs that nobody sees are not sent, and no name is made of them', async ({ page }) => {
  await page.goto(`${routes.booking()}?medecin=${slugOfDoctor(doctor.name)}&jour=autre`);
  await fillIn(page);
  const typed = {
    Prénom: 'Awa',
    Nom: 'N\u02bcDiaye',
    'Votre téléphone': '٧٦٠٠٠٠٠١',
    'Vos jours libres': 'lundi',
  };
  for (const [label, text] of Object.entries(typed))
    await field(page, label).fill(`\u00a0${text.split('').join(unseen)}${unseen}\u00a0`);
  await field(page, 'Prénom').fill(unseen);
  await press(page, 'Continuer');
  await expect(field(page, 'Prénom')).toHaveAccessibleDescription('Écrivez le prénom.');
  await field(page, 'Prénom').fill(`Awa${unseen}`);
  await press(page, 'Continuer');
  expect(await chatTextOf(step(page, /^Envoyer par WhatsApp/))).toBe(
    [
      `Bonjour, je souhaite prendre rendez-vous avec le ${doctor.name}. Merci !`,
      'Jour souhaité : lundi',
      'Patient : Awa N’Diaye',
      'Téléphone : 76000001',
    ].join('\n'),
  );
});

/** Replaces each text node by `<font><font>…`, as a browser's translation does, whenever one comes. */
async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The type is of an element that is not deprecated.
    const tag = 'font' as 'span';
    const wrap = () => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, head, script')) continue;
        const font = document.createElement(tag);
        const inner = document.createElement(tag);
        inner.textContent = text.data;
        font.append(inner);
        text.replaceWith(font);
      }
    };
    new MutationObserver(wrap).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

test('translated by the browser, each step shows its own words up to the message', async ({
  page,
}) => {
  await translateAlways(page);
  await page.goto(routes.booking());
  await step(page, 'Enfant malade').click();
  await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
  const soonest = path(page).getByRole('listitem').getByRole('link').first();
  await expect(soonest).toContainText('Mercredi 25 novembre');
  await itIs(page, '2026-11-30T05:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(soonest).toContainText('Lundi 30 novembre');
  await expect(path(page)).not.toContainText('Mercredi 25 novembre');
  await soonest.click();
  await expect(stepHeading(page)).toHaveText('Quel jour ?');
  await expect(path(page)).toContainText('2 sur 4 · Jour');
  await step(page, 'le premier jour possible').click();
  await press(page, 'Continuer');
  await expect(path(page)).toContainText('Écrivez le prénom.');
  await untilAwake(page, 'AppointmentRequest');
  await fillIn(page);
  await expect(path(page)).not.toContainText('Écrivez le prénom.');
  await press(page, 'Continuer');
  await expect(stepHeading(page)).toHaveText('Votre demande');
  await expect(path(page).locator('blockquote')).toContainText('Patient : Awa Traoré (enfant)');
  await press(page, 'Modifier mes informations');
  await expect(stepHeading(page)).toHaveText('Qui vient ?');
  await page.goBack();
  await expect(path(page).locator('blockquote')).toHaveCount(1);
});
