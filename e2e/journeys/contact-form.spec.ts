import { formAddress, formProvider } from '../../content/model/contact/contact';
import { departures } from '../../content/facts/departures';
import { routes } from '../../content/model/clinic/routes';
import { expectAccessible } from '../support/axe';
import {
  base,
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
  write,
  written,
} from '../support/message-form';
import { acts, startProvider } from '../support/provider';
import { chatTextOf } from './parts';
import { clinic } from '../support/sample';

test(
  'a message is sent, and the confirmation replaces the section',
  { tag: '@journey' },
  async ({ page, provider }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await openAndWrite(page);
    await field(page, 'Sujet').selectOption("Résultats d'analyses");
    await sendButton(page).click();

    const line = status(page);
    await expect(line).toHaveText(thanks);
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    await expectAccessible(page, '#contact');
    await expect(section(page)).toHaveText(new RegExp(`^${thanks}\\s+Écrire un autre message$`), {
      useInnerText: true,
    });

    const entries = [
      ['name', 'Awa Traoré'],
      ['email', 'awa@exemple.com'],
      ['phone', '70 00 00 00'],
      ['subject', "Résultats d'analyses"],
      ['message', 'Bonjour, <b>êtes-vous</b> ouverts\r\nle 8 mars ?'],
      ['_subject', "Résultats d'analyses"],
    ] as const;
    expect(provider.posts).toHaveLength(1);
    const [post] = provider.posts;
    expect(post?.path).toBe(`/f/${clinic.formId}`);
    expect(post?.entries).toEqual(entries);
    expect(post?.headers).toMatchObject({
      accept: 'application/json',
      'formspree-client': '@formspree/core@4.0.0',
    });
    const session: unknown = JSON.parse(atob(String(post?.headers['formspree-session-data'])));
    expect(session).toEqual({ loadedAt: expect.any(Number) as unknown, webdriver: true });
    await test.step('no more is sent than the page « Confidentialité » says', () => {
      const { form } = departures;
      const said = [...Object.keys(form.entries), ...form.unseen];
      expect(entries.map(([name]) => name).toSorted()).toEqual(said.toSorted());
      expect(Object.keys(session as object).toSorted()).toEqual(
        Object.keys(form.session).toSorted(),
      );
    });
    expect(logged.map((text) => text.replace(/\r?\n/g, '\r\n'))).toEqual(
      entries.map(([name, value]) => `${name} ${value}`),
    );

    await test.step('another message can be written, in an empty form', async () => {
      await section(page).getByRole('button', { name: 'Écrire un autre message' }).click();
      await expect(field(page, 'Nom')).toBeFocused();
      await expect(field(page, 'Message')).toHaveValue('');
      for (const heading of ['Contact', 'Coordonnées', 'Écrivez-nous', 'Trouvez-nous'])
        await expect(section(page).getByRole('heading', { name: heading })).toBeVisible();
      await write(page);
      await send(page);
      expect(provider.posts).toHaveLength(2);
    });
  },
);

test('ten impatient clicks send once, while the button says « Envoi... », keeps the focus, and the wait is announced', async ({
  page,
  provider,
}) => {
  provider.plan(acts.silence);
  await page.clock.install();
  await openAndWrite(page);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.focus();
    for (let click = 0; click < 10; click += 1) button.click();
    for (let click = 0; click < 10; click += 1) button.form?.requestSubmit();
  });
  const busy = busyButton(page);
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(status(page)).toHaveText('Envoi…');
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => provider.posts.length).toBe(1);
  // Leaves ten of the thirty seconds for a slow machine, since the clock also runs by itself.
  await page.clock.runFor(20_000);
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(status(page)).toHaveText('Envoi toujours en cours…');
  await page.clock.runFor(10_000);
  await expect(problem(page)).toContainText('Pas de réponse après 30 secondes');
  await expectWritten(page);
  expect(provider.posts).toHaveLength(1);
  await send(page);
  expect(provider.posts).toHaveLength(2);
});

test.describe('when the sending fails', () => {
  test.use({ allowedComplaints: [failedLoad] });

  // send-message.test.ts tests the message for each fault.
  test('it is said in the provider’s own words, nothing lost, other ways offered, and sent the second time', async ({
    page,
    provider,
  }) => {
    provider.plan(acts.plainError(`<b>Sorry</b>${'x'.repeat(400)}`));
    await openAndWrite(page);
    await sendButton(page).click();

    const box = problem(page);
    await expect(box).toBeFocused();
    await expect(box.getByRole('alert')).toContainText('L’envoi a échoué');
    await expect(box).toContainText(/<b>Sorry<\/b>x{100}/);
    await expect(page).toHaveTitle(/^Erreur\u00a0: /);
    await expectWritten(page);
    // Long words fit the screen.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await expect(box).toContainText('Votre message s’ouvre dans WhatsApp');
    const chat = box.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${clinic.chatNumber.number.slice(1)}\\?`),
    );
    expect(await chatTextOf(chat)).toBe(
      `Bonjour, je m’appelle ${written.Nom}.\nSujet : Prise de rendez-vous\nTéléphone : ${written.Téléphone}\n\n${written.Message}`,
    );
    await field(page, 'Message').press('End');
    await field(page, 'Message').fill('Autre texte');
    await expect.poll(() => chatTextOf(chat)).toContain('Autre texte');
    await expect(box).not.toContainText('raccourci');
    await expect(box.getByRole('link', { name: clinic.phones[0].shown })).toHaveAttribute(
      'href',
      `tel:${clinic.phones[0].number}`,
    );

    await send(page);
    await expect(page).not.toHaveTitle(/Erreur/);
    expect(postedEntries(provider, 'message')).toEqual([
      written.Message.replace('\n', '\r\n'),
      'Nouvel envoi\u00a0: un premier message est peut-être déjà arrivé.\r\nAutre texte',
    ]);
  });

  test('and is long: the chat is said to shorten it', async ({ page, provider }) => {
    provider.plan(acts.plainError('Non'));
    await openForm(page);
    await write(page, { ...written, Message: 'Bonjour, '.repeat(200).trim() });
    await sendButton(page).click();
    await expect(problem(page)).toContainText('Par WhatsApp, ce long message sera raccourci');
  });

  test(
    'errors of fields are shown under them, the first field focused',
    { tag: '@nightly' },
    async ({ page, provider }) => {
      provider.plan(
        acts.fieldErrors(
          { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
          { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
          { field: 'email', code: 'UNKNOWN', message: 'is <i>odd</i>' },
          { field: 'phone', code: 'TYPE_NUMERIC', message: 'should be a number' },
          { field: 'subject', code: 'TYPE_TEXT', message: 'should be text' },
        ),
      );
      await openAndWrite(page);
      await sendButton(page).click();
      await expect(field(page, 'E-mail')).toBeFocused();
      for (const [label, sentence] of [
        ['Téléphone', 'Écrivez seulement des chiffres'],
        [
          'E-mail',
          'Email\u00a0: indiquez une adresse complète, comme awa@exemple.com, car le service d’envoi n’accepte pas ce texte («\u00a0is <i>odd</i>\u00a0»)',
        ],
        ['Sujet', 'Écrivez du texte'],
        ['Message', 'Message\u00a0: écrivez votre message'],
      ] as const) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(escape(sentence)));
      }
      await expect(field(page, 'Message')).toHaveAccessibleDescription(/détails médicaux/);
      await expect(field(page, 'Nom')).not.toHaveAttribute('aria-invalid');
      await expectWritten(page);
      await expectAccessible(page, '#contact');
      await problem(page).getByRole('link', { name: 'Écrivez votre message' }).click();
      await expect(field(page, 'Message')).toBeFocused();
      await test.step('an error disappears with the text that the provider refused', async () => {
        await field(page, 'Message').press('End');
        await page.keyboard.type('!');
        await expect(field(page, 'Message')).not.toHaveAttribute('aria-invalid');
        await expect(field(page, 'Téléphone')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'Message')).toBeFocused();
      });
      await send(page);
      await test.step('which has not arrived, so the second is no second for the clinic', () => {
        expect(postedEntries(provider, 'message')[1]).toMatch(/^Bonjour/);
      });
    },
  );
});

const escape = (text: string) => text.replace(/[()[\]<>.?]/g, '\\$&');

test('missing fields are announced before sending, errors disappear when valid, and none appears while typing', async ({
  page,
  provider,
}) => {
  await openForm(page);
  await write(page, { 'E-mail': 'awa', Message: '   ' });
  await sendButton(page).click();
  await expect(field(page, 'Nom')).toBeFocused();
  for (const [label, words] of [
    ['Nom', /^Indiquez votre nom$/],
    ['E-mail', /^Email\u00a0: indiquez une adresse/],
    ['Message', /Message\u00a0: écrivez votre message$/],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(words);
  await expect(page).toHaveTitle(/^Erreur\u00a0: /);
  await expectAccessible(page, '#contact');
  const errors = problem(page).getByRole('listitem');
  await expect(errors).toHaveCount(3);

  await field(page, 'Message').press('B');
  await expect(errors).toHaveText([/^Indiquez votre nom/, /^Email/]);
  await expect(field(page, 'Message')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Message')).toBeFocused();
  await field(page, 'Message').fill('');
  await field(page, 'E-mail').press('End');
  await page.keyboard.type('@');
  await expect(field(page, 'E-mail')).toHaveValue('awa@');
  await expect(errors).toHaveText([/^Indiquez votre nom/, /^Email/]);
  await page.keyboard.type('exemple.com');
  await expect(errors).toHaveText([/^Indiquez votre nom/]);
  await expect(field(page, 'E-mail')).toBeFocused();
  await field(page, 'Nom').press('A');
  await expect(problem(page)).toBeHidden();
  await expect(field(page, 'Nom')).toBeFocused();
  await expect(page).not.toHaveTitle(/Erreur/);
  await sendButton(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  expect(provider.posts).toEqual([]);
});

test.describe('without a network', () => {
  // The map, or the script of an island, may still be loading when the network is lost.
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|is not awake/] });
  test('the form says so before sending, keeps the text, and sends it later', async ({
    page,
    provider,
  }) => {
    await openAndWrite(page);
    await page.context().setOffline(true);
    await expect(section(page)).toContainText('Ce que vous écrivez reste ici');
    await expectAccessible(page, '#contact');
    await sendButton(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page)).toContainText('votre message n’est pas encore parti');
    await expect(problem(page).getByRole('link', { name: clinic.phones[0].shown })).toBeVisible();
    await expectWritten(page);
    expect(provider.posts).toEqual([]);

    await page.context().setOffline(false);
    await expect(section(page)).toContainText('La connexion est revenue');
    await expect(problem(page)).toBeHidden();
    await send(page);
    expect(postedEntries(provider, 'message')).toEqual([written.Message.replace('\n', '\r\n')]);
  });
});

base.describe('through the browser’s own network', () => {
  // The page's policy only allows the provider's real address. The request for the map fails, since nothing replaces it.
  base.use({ bypassCSP: true, allowedComplaints: [failedLoad] });
  base(
    'the browser asks leave for the client’s headers, and gets it',
    { tag: '@nightly' },
    async ({ page }) => {
      const provider = await startProvider();
      // No request is routed here, because a routed request has no preflight.
      await page.context().unrouteAll();
      await page.addInitScript(
        ({ from, to }) => {
          const own = window.fetch.bind(window);
          window.fetch = (input, init) =>
            own(typeof input === 'string' ? input.replace(from, to) : input, init);
        },
        { from: formProvider, to: provider.url },
      );
      await openAndWrite(page);
      await send(page);
      expect(provider.preflights).toEqual(['formspree-client,formspree-session-data']);
      expect(provider.posts).toHaveLength(1);
      await provider.close();
    },
  );
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false });
  base(
    'the browser asks for what is required, then posts to the provider by itself',
    async ({ page }) => {
      await page.goto('/#contact');
      await expect(section(page)).toContainText('une page de Formspree s’ouvrira, en anglais');
      await sendButton(page).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(field(page, 'Nom')).toBeFocused();
      await write(page);
      await field(page, 'Sujet').selectOption('Autre demande');
      await expect(
        section(page).getByRole('link', { name: 'Ce que devient votre message' }),
      ).toHaveAttribute('href', routes.privacy());
      const posted = page.waitForRequest(formAddress(clinic.formId));
      await sendButton(page).click();
      const request = await posted;
      expect(request.method()).toBe('POST');
      const entries = new URLSearchParams(request.postData() ?? '');
      expect(Object.fromEntries(entries)).toMatchObject({
        name: 'Awa Traoré',
        email: 'awa@exemple.com',
        subject: 'Autre demande',
      });
      expect(entries.has('_subject'), 'which would not follow the choice').toBe(false);
      expect(entries.has('_gotcha'), 'which a browser might have filled in').toBe(false);
    },
  );
});

test('a complaint, from the director’s word, is written under « Autre demande »', async ({
  page,
}) => {
  await page.goto(routes.home());
  await page.getByRole('link', { name: 'Une réclamation' }).first().click();
  await expect(field(page, 'Sujet')).toHaveValue('Autre demande');
  await expect(field(page, 'Sujet')).toBeInViewport();
});
