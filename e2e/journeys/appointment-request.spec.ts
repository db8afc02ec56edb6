import { print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { booking } from '../../content/facts/booking';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { usualText } from '../../content/model/clinic/ways';
import { routes, slugOfDoctor } from '../../content/model/clinic/routes';
import { expectAccessible } from '../support/axe';
import { firstOf } from '../support/first-of';
import {
  expect,
  onPhone,
  openBeforeScripts,
  test,
  untilAwake,
  untilReady,
} from '../support/visitor';
import { boxOf, chatTextOf } from './parts';
import { field, fillIn, itIs, path, press, step, stepHeading } from './request-parts';

/** A Thursday, before any consultation. */
const morning = '2026-11-26T06:00:00Z';

test.beforeEach(({ page }) => itIs(page, morning));

const said = (page: Page) => path(page).getByRole('status').filter({ visible: true });
const firstChoice = (page: Page) => path(page).getByRole('listitem').getByRole('link').first();
const showRequest = (page: Page) => press(page, 'Continuer');

/** Consults every week, at stated hours. */
const doctor = firstOf(
  doctors.filter(
    ({ consultation, absences }) =>
      absences?.length === 0 && consultation.every((rule) => /^\w+ \d+H$/.test(print(rule))),
  ),
);

const address = `${routes.booking()}?medecin=${slugOfDoctor(doctor.name)}`;

async function openMessage(page: Page): Promise<void> {
  await page.goto(address);
  await step(page, 'le premier jour possible').click();
  await fillIn(page);
  await showRequest(page);
  await expect(stepHeading(page)).toHaveText('Votre demande');
}

const chatText = (page: Page) => chatTextOf(step(page, /^Envoyer par WhatsApp/));

test(
  'a child’s doctor, a day and a name make a message that the patient sends',
  { tag: ['@journey', '@widths'] },
  async ({ page }) => {
    await page.goto(routes.booking());
    const first = step(page, /^Enfant/);
    const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
    const last = await boxOf(step(page, /^Je ne sais pas/));
    if (onPhone(page)) expect(last.bottom).toBeLessThan((await boxOf(bar)).y);
    await first.click();
    await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
    const choices = path(page).getByRole('listitem').getByRole('link', { name: /Dr / });
    await expect(choices.first()).toContainText(/^Le plus tôt.*\p{L}+ \d+ \p{L}+, .*\d+H/u);
    const names = await choices.locator('b').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    const name = (await choices.first().locator('b').textContent()) ?? '';
    await choices.first().click();
    await expect(stepHeading(page)).toHaveText('Quel jour ?');
    await expect(stepHeading(page)).toBeFocused();
    await firstChoice(page).click();
    await expect(stepHeading(page)).toHaveText('Qui vient ?');
    // « jeudi 26 novembre, à partir de 9H », in what is chosen so far.
    const summary = path(page).getByText(/^\p{L}+ \d+ \p{L}+, .*\d+H/u);
    const label = ((await summary.textContent()) ?? '').replace(' Changer', '');
    await expect(path(page).getByRole('radio', { name: 'Mon enfant' })).toBeChecked();
    // The device would offer the parent’s own name.
    const firstName = path(page).getByRole('textbox', { name: /^Prénom/ });
    await expect(firstName).toHaveAttribute('autocomplete', 'off');
    await fillIn(page);
    await showRequest(page);
    await expect(stepHeading(page)).toHaveText('Votre demande');
    const lines = [
      `Bonjour, je souhaite prendre rendez-vous avec le ${name}. Merci !`,
      `Jour souhaité : ${label}`,
      'Patient : Awa Traoré (enfant)',
      'Téléphone : 76 12 34 56',
    ];
    expect(await chatText(page)).toBe(lines.join('\n'));
    await expect(path(page).locator('blockquote')).toHaveText(lines.join(' '));
    await expect(path(page)).toContainText('C’est une demande');
    await expect(path(page)).not.toContainText('confirmé');
    const body = encodeURIComponent(lines.join('\n'));
    await expect(step(page, 'SMS')).toHaveAttribute(
      'href',
      `sms:${clinic.chatNumber?.number}?body=${body}`,
    );
    await expect(step(page, 'E-mail')).toHaveAttribute(
      'href',
      `mailto:${clinic.email}?subject=Rendez-vous&body=${body.replaceAll('%0A', '%0D%0A')}`,
    );
    // The address holds no name, no telephone and nothing typed.
    expect(decodeURIComponent(page.url())).not.toMatch(/Awa|Traor|76/);
  },
);

test('each step is an address: Back, reload and a shared link keep what was chosen', async ({
  page,
}) => {
  await openMessage(page);
  for (const heading of ['Qui vient ?', 'Quel jour ?']) {
    await page.goBack();
    await expect(stepHeading(page)).toHaveText(heading);
  }
  await page.goForward();
  await page.reload();
  await expect(stepHeading(page)).toHaveText('Qui vient ?');
  await expect(field(page, /^Prénom/)).toHaveValue('Awa');
  const other = await page.context().newPage();
  await itIs(other, morning);
  await other.goto(page.url());
  await expect(stepHeading(other)).toHaveText('Qui vient ?');
  await expect(field(other, /^Prénom/)).toHaveValue('');
});

test(
  'what is missing or too short is said at its field, and nothing is lost',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${address}&jour=autre`);
    await field(page, /^Prénom/).fill('Awa');
    await showRequest(page);
    await expect(field(page, /^Nom/)).toBeFocused();
    await expect(field(page, /^Nom/)).toHaveAttribute('aria-invalid', 'true');
    await expect(path(page)).toContainText('Écrivez les jours qui vous conviennent.');
    await expect(path(page)).toContainText('Cochez cette case pour continuer.');
    await expectAccessible(page, '#demande');
    await fillIn(page);
    await field(page, 'Vos jours libres').fill('samedi matin');
    await field(page, 'Votre téléphone').fill('76 12 34 5');
    await showRequest(page);
    await expect(field(page, 'Votre téléphone')).toBeFocused();
    await expect(path(page)).toContainText('Écrivez le numéro de téléphone en entier.');
    await field(page, 'Votre téléphone').fill('76 12 34 56');
    await showRequest(page);
    await expect(stepHeading(page)).toHaveText('Votre demande');
    expect(await chatText(page)).toContain('Jour souhaité : samedi matin');
  },
);

test(
  'the address of a message shows empty fields, and typing the last letter does not open the next step',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${address}&jour=premier&etape=message`);
    await expect(stepHeading(page)).toHaveText('Qui vient ?');
    await untilAwake(page, 'AppointmentRequest');
    await fillIn(page);
    await field(page, 'Votre téléphone').fill('');
    await field(page, 'Votre téléphone').pressSequentially('0022376123456');
    await expect(field(page, 'Votre téléphone')).toHaveValue('0022376123456');
    await expect(stepHeading(page)).toHaveText('Qui vient ?');
    await showRequest(page);
    await expect(stepHeading(page)).toHaveText('Votre demande');
  },
);

test('the second touch of a double tap chooses nothing', async ({ page }) => {
  await page.goto(address);
  await untilAwake(page, 'AppointmentRequest');
  // Measured in the page, since a tap by Playwright may arrive later than a finger's.
  const takesTouch = path(page).evaluate(
    (panel) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const choices = panel.querySelector('fieldset')?.getBoundingClientRect();
          if (!choices) return;
          observer.disconnect();
          const touched = document.elementFromPoint(choices.x + 40, choices.y + 40);
          resolve(panel.contains(touched));
        }).observe(panel, { childList: true, subtree: true });
      }),
  );
  await firstChoice(page).click();
  expect(await takesTouch).toBe(false);
  await path(page).getByRole('radio', { name: 'Mon enfant' }).check();
});

test('after the touch, the page waits for the visitor’s word, also when it is loaded anew', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await openMessage(page);
  const opened = page.waitForEvent('popup');
  await step(page, /^Envoyer par WhatsApp/).click();
  await (await opened).close();
  await expect(stepHeading(page)).toHaveText('Votre message est prêt dans WhatsApp');
  await page.reload();
  await expect(stepHeading(page)).toHaveText('Votre message est prêt dans WhatsApp');
  await expect(path(page)).toContainText('WhatsApp ne s’ouvre pas ?');
  await expect(step(page, 'SMS')).toHaveAttribute('href', /Traor%C3%A9/);
  await expectAccessible(page, '#demande');
  await press(page, 'C’est envoyé');
  await expect(stepHeading(page)).toHaveText('Demande envoyée');
  await expect(path(page)).toContainText('Pas encore un rendez-vous : attendez notre réponse.');
  await expect(path(page)).toContainText(firstOf(booking.whatToBring?.items ?? []));
  await expect(step(page, 'Le déplacer ou l’annuler')).toHaveAttribute(
    'href',
    routes.haveAppointment(),
  );
  await expectAccessible(page, '#demande');
  expect(decodeURIComponent(page.url())).not.toMatch(/Awa|Traor|76/);
  await press(page, 'Pas parti ? Renvoyer');
  await expect(stepHeading(page)).toHaveText('Votre demande');
});

test('who cannot be called says so, and a number from abroad is asked for its country', async ({
  page,
}) => {
  await page.goto(`${address}&jour=premier`);
  await fillIn(page);
  await field(page, 'Votre téléphone').fill('06 12 34 56 78');
  await expect(said(page)).toContainText('Numéro étranger ?');
  await field(page, 'Votre téléphone').fill('+33 6 12 34 56 78');
  await expect(said(page)).toHaveCount(0);
  await path(page)
    .getByRole('checkbox', { name: /^Répondez-moi par écrit/ })
    .check();
  await showRequest(page);
  expect(await chatText(page)).toContain(
    'Téléphone : +33 6 12 34 56 78\nRéponse : par écrit, s’il vous plaît',
  );
});

/** A routed page has no cache: each new icon is a request. */
async function untilIconsAreDrawn(page: Page): Promise<void> {
  await expect(step(page, /WhatsApp/).first()).toBeVisible();
  const icons = path(page).locator('svg').filter({ visible: true });
  await expect
    .poll(() =>
      icons.evaluateAll((all) => all.every((icon) => (icon as SVGSVGElement).getBBox().width > 0)),
    )
    .toBe(true);
}

test('a message says when it cannot be sent, and when its day is over', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await firstChoice(page).click();
  await fillIn(page);
  await showRequest(page);
  await untilIconsAreDrawn(page);
  await context.setOffline(true);
  await expect(said(page)).toContainText('Sans internet, l’appel et le SMS passent');
  await context.setOffline(false);
  await expect(said(page)).toHaveCount(0);
  await itIs(page, '2026-12-27T06:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(stepHeading(page)).toHaveText('Quel jour ?');
  await expect(said(page)).toHaveText('Ce jour n’est pas possible : choisissez-en un autre.');
});

test('who asks for a relative gives a name, and the bar sends what is typed so far', async ({
  page,
}) => {
  await page.goto(`${address}&jour=premier`);
  await path(page).getByRole('radio', { name: 'Un proche' }).check();
  await fillIn(page);
  await press(page, 'Continuer');
  await expect(path(page)).toContainText('Écrivez votre nom.');
  await field(page, 'Votre nom').fill('Moussa Traoré');
  const lines = 'Patient : Awa Traoré\nDemandé par : Moussa Traoré\nTéléphone : 76 12 34 56';
  const bar = page
    .getByRole('navigation', { name: 'Joindre la clinique', includeHidden: true })
    .getByRole('link', { name: /^WhatsApp/, includeHidden: true });
  await expect.poll(async () => chatTextOf(bar)).toContain(lines);
  await showRequest(page);
  expect(await chatText(page)).toContain(lines);
  await expect.poll(async () => chatTextOf(bar)).toContain(lines);
  await press(page, 'Modifier mes informations');
  await step(page, 'Changer').click();
  await expect.poll(async () => chatTextOf(bar)).toBe(usualText(clinic));
});

test('a doctor who left and a past day are announced', async ({ page }) => {
  await page.goto(`${routes.booking()}?medecin=personne&jour=premier`);
  await expect(said(page)).toHaveText('Ce médecin ne consulte plus ici : choisissez-en un autre.');
  await page.goto(address);
  await firstChoice(page).click();
  await expect(stepHeading(page)).toHaveText('Qui vient ?');
  await fillIn(page);
  // The page stays open for a month.
  await itIs(page, '2026-12-27T06:00:00Z');
  await showRequest(page);
  await expect(path(page)).toContainText('Ce jour n’est pas possible : choisissez-en un autre.');
  await expect(stepHeading(page)).toHaveText('Quel jour ?');
});

test('no step has a fault of accessibility', async ({ page }) => {
  await page.goto(address);
  await untilAwake(page, 'AppointmentRequest');
  await expectAccessible(page, '#demande');
  await openMessage(page);
  await expectAccessible(page, '#demande');
});

test('a tile tapped before its script loads does not reload the page', async ({ page }) => {
  const letCome = await openBeforeScripts(page, routes.booking(), 'AppointmentRequest');
  await untilReady(page);
  await page.evaluate(() => {
    document.body.dataset.same = '';
  });
  await step(page, /^Enfant/).click();
  letCome();
  await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
  await expect(stepHeading(page)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('a tile keeps the focus while its script loads', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(routes.booking());
  await step(page, /^Enfant/).focus();
  await untilAwake(page, 'AppointmentRequest');
  await expect(step(page, /^Enfant/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toBeFocused();
});

test('specialties and doctors lead to their own step', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(routes.specialty('pediatrie'));
  await page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }).click();
  await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
  await page.goto(routes.doctor(doctor.name));
  await page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }).click();
  await expect(stepHeading(page)).toHaveText('Quel jour ?');
  await expect(path(page)).toContainText(doctor.name);
  await page.goto(routes.search());
  await page.getByRole('list', { name: 'Pour commencer' }).getByRole('link').first().click();
  await expect(stepHeading(page)).toHaveText('Quel pédiatre ?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tile leads to its doctors, with days and chats', async ({ page }) => {
    await page.goto(routes.booking());
    await step(page, /^Enfant/).click();
    const list = page.getByRole('region', { name: 'Pédiatrie' });
    await expect(list).toBeInViewport();
    await expect(list.getByRole('link', { name: /^WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    for (const { name } of doctors)
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
        'href',
        `/medecins/${slugOfDoctor(name)}/`,
      );
  });
});
