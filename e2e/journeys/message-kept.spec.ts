import type { Page } from 'playwright/test';
import { formAddress } from '../../content/model/contact/contact';
import { routes } from '../../content/model/clinic/routes';
import {
  busyButton,
  expect,
  expectWritten,
  failedLoad,
  field,
  openAndWrite,
  openForm,
  postedEntries,
  problem,
  section,
  send,
  sendButton,
  status,
  test,
  thanks,
  untilFormIsReady,
  write,
  written,
} from '../support/message-form';
import { acts, later, reachProvider, type Provider } from '../support/provider';
import { gate, openBeforeScripts, scriptOf, watchMovement } from '../support/visitor';
import { clinic } from '../support/sample';

// A visitor's message is not lost, and is not sent twice without telling the clinic.

const empty = { Nom: '', Téléphone: '', 'E-mail': '', Message: '' };
const mayHaveArrived = 'Votre premier envoi est peut-être arrivé';
const second = /^Nouvel envoi\u00a0: un premier message est peut-être déjà arrivé\.\r\n/;
const asPosted = (text: string) => text.replace(/\n/g, '\r\n');

/** Sends a message that gets no response for 30 s. Returns a function that releases the response. */
async function sendInVain(page: Page, provider: Provider): Promise<() => void> {
  const { isOpen, open } = gate();
  provider.plan(later(isOpen));
  await page.clock.install();
  await openAndWrite(page);
  await sendButton(page).click();
  await expect(busyButton(page)).toBeVisible();
  await expect.poll(() => provider.posts.length).toBe(1);
  await page.clock.runFor(30_000);
  await expect(problem(page)).toContainText('Pas de réponse après 30 secondes');
  return open;
}

const writeAgain = (page: Page) =>
  section(page).getByRole('button', { name: 'Écrire un autre message' }).click();

test.describe('a response that comes after 30 seconds', () => {
  test('is confirmed, and the message is forgotten', async ({ page, provider }) => {
    const respond = await sendInVain(page, provider);
    respond();
    await expect(status(page)).toHaveText(thanks);
    await expect(status(page)).toBeFocused();
    await expect(page).not.toHaveTitle(/Erreur/);
    await writeAgain(page);
    await expectWritten(page, empty);
    expect(provider.posts).toHaveLength(1);
  });

  test(
    'keeps later changes, to be sent as another message',
    { tag: '@nightly' },
    async ({ page, provider }) => {
      const respond = await sendInVain(page, provider);
      await write(page, { Message: 'Autre texte' });
      respond();
      await expect(status(page)).toHaveText(thanks);
      await expect(section(page)).toContainText('Il est parti sans vos derniers changements');
      await writeAgain(page);
      await expectWritten(page, { ...written, Message: 'Autre texte' });
      await expect(section(page)).not.toContainText('second envoi');
      await send(page);
      expect(postedEntries(provider, 'message')).toEqual([
        asPosted(written.Message),
        'Autre texte',
      ]);
    },
  );

  test(
    'ends a second sending of the same text, whatever its outcome',
    { tag: '@nightly' },
    async ({ page, provider }) => {
      const respond = await sendInVain(page, provider);
      const last = gate();
      provider.plan(later(last.isOpen));
      await expect(sendButton(page)).toHaveAccessibleDescription(/verra que c’est un second envoi/);
      await sendButton(page).dblclick();
      await expect(busyButton(page)).toBeVisible();
      await expect.poll(() => provider.posts.length).toBe(2);
      respond();
      await expect(status(page)).toHaveText(thanks);
      await writeAgain(page);
      await write(page, { Message: 'Autre texte' });
      const responded = page.waitForResponse(formAddress(clinic.formId));
      last.open();
      await responded;
      await sendButton(page).click();
      await expect(field(page, 'Nom')).toBeFocused();
      await expectWritten(page, { ...empty, Message: 'Autre texte' });
      const messages = postedEntries(provider, 'message');
      expect(messages).toEqual([asPosted(written.Message), expect.stringMatching(second)]);
      expect(messages[1]?.replace(second, '')).toBe(asPosted(written.Message));
    },
  );
});

test.describe('a page left while it sends', () => {
  test.use({ allowedComplaints: [failedLoad] });
  test('says on return that the message may have arrived', async ({ page, provider }) => {
    provider.plan(acts.silence);
    await openAndWrite(page);
    await sendButton(page).click();
    await expect.poll(() => provider.posts.length).toBe(1);
    await page.goto(routes.hours());
    await openForm(page);
    await expectWritten(page);
    await expect(section(page)).toContainText(mayHaveArrived);
    await send(page);
    expect(postedEntries(provider, 'message')[1]).toMatch(second);
  });
});

test('two tabs have a message each', { tag: '@nightly' }, async ({ page, provider }) => {
  await openAndWrite(page);
  const other = await page.context().newPage();
  await reachProvider(other, provider);
  await openForm(other);
  await expectWritten(other, empty);
  await write(other, { ...written, Message: 'Autre texte' });
  await send(page);
  await other.reload();
  await untilFormIsReady(other);
  await send(other);
  expect(postedEntries(provider, 'message')).toEqual([asPosted(written.Message), 'Autre texte']);
});

test(
  'who comes back after the thanks finds an empty form',
  { tag: '@nightly' },
  async ({ page, provider }) => {
    await openAndWrite(page);
    await send(page);
    await page.goto(routes.hours());
    await page.goBack();
    await untilFormIsReady(page);
    await expectWritten(page, empty);
    await expect(section(page)).not.toContainText('second envoi');
    expect(provider.posts).toHaveLength(1);
  },
);

test.describe('what is written stays in the tab', () => {
  const subject = "Résultats d'analyses";

  test('after a reload, and after typing the address again', async ({ page, provider }) => {
    const movement = await watchMovement(page);
    await openAndWrite(page);
    await field(page, 'Sujet').selectOption(subject);
    for (const comeBack of [
      () => page.reload(),
      async () => {
        await page.goto(routes.hours());
        await page.goto('/#contact');
      },
    ]) {
      await comeBack();
      await untilFormIsReady(page);
      await expectWritten(page);
      await expect(field(page, 'Sujet')).toHaveValue(subject);
      await expect(page.locator('#contact :focus')).toHaveCount(0);
    }
    expect(await movement()).toBeLessThan(0.01);
    await send(page);
    expect(postedEntries(provider, '_subject')).toEqual([subject]);
  });

  test(
    'but not over text typed before the form is hydrated',
    { tag: '@nightly' },
    async ({ page, provider }) => {
      await openAndWrite(page);
      await field(page, 'Sujet').selectOption(subject);
      await page.goto(routes.hours());
      const letIn = await openBeforeScripts(page, '/#contact', 'ContactForm');
      await expectWritten(page, empty);
      await write(page, { Nom: 'Fatou Keïta' });
      await field(page, 'Sujet').selectOption('Autre demande');
      letIn();
      await untilFormIsReady(page);
      await expectWritten(page, { ...written, Nom: 'Fatou Keïta' });
      await send(page);
      expect(postedEntries(provider, '_subject')).toEqual(['Autre demande']);
      expect(postedEntries(provider, 'name')).toEqual(['Fatou Keïta']);
    },
  );
});

test.describe('without the form’s script', { tag: '@light' }, () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  test('the form says that the provider’s page will come, no trap field is posted, and a second post is warned of', async ({
    page,
    provider,
  }) => {
    await page.route(scriptOf('ContactForm'), (route) => route.abort());
    await page.goto('/#contact');
    await write(page);
    await expect(section(page)).toContainText('une page de Formspree s’ouvrira, en anglais');
    // Autofill may do this.
    await page.locator('[name=_gotcha]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://example.com';
    });
    await sendButton(page).click();
    await page.waitForURL(formAddress(clinic.formId));
    expect(postedEntries(provider, 'email')).toEqual([written['E-mail']]);
    expect(postedEntries(provider, '_gotcha')).toEqual([undefined]);

    await page.goBack();
    await field(page, 'Message').focus();
    await expect(section(page).getByText('ne l’envoyez pas deux fois')).toBeVisible();
    await page.unroute(scriptOf('ContactForm'));
    await page.reload();
    await untilFormIsReady(page);
    await expect(section(page).getByText(mayHaveArrived)).toBeVisible();
    await write(page);
    await send(page);
    expect(postedEntries(provider, 'message')[1]).toMatch(second);
  });

  test('what is typed stays in the tab', async ({ page }) => {
    await page.route(scriptOf('ContactForm'), (route) => route.abort());
    await page.goto('/#contact');
    await field(page, 'Nom').focus();
    await expect(section(page)).toContainText('une page de Formspree s’ouvrira, en anglais');
    await write(page);
    await page.goto(routes.hours());
    await page.goto('/#contact');
    await field(page, 'Nom').focus();
    await expectWritten(page);
  });
});
