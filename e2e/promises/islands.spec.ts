import type { Page } from 'playwright/test';
import { formAddress } from '../../content/model/contact/contact';
import { routes } from '../../content/model/clinic/routes';
import { someone } from '../support/doctors';
import {
  busyButton,
  expect,
  expectWritten,
  field,
  sendButton,
  status,
  test,
  thanks,
  untilFormIsReady,
  write,
} from '../support/message-form';
import {
  delayRequests,
  gate,
  openBeforeScripts,
  scriptOf,
  untilAwake,
  untilReady,
  waitForFonts,
  waitForFrames,
} from '../support/visitor';
import { clinic } from '../support/sample';

const form = (page: Page) => page.locator('#contact form');

const filledIn = { Nom: 'Awa Traoré', 'E-mail': 'awa@exemple.com', Message: 'Bonjour' };

/** The picture of the first screen. */
const photo = /accueil-telephone.*\.avif$/;

test(
  'fonts load after everything that the page needs, and with the text once cached',
  { tag: '@light' },
  async ({ page }) => {
    const asked: string[] = [];
    const askedBeforePhoto: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (photo.test(request.url())) askedBeforePhoto.push(...asked);
    });
    const letPhotoCome = await delayRequests(page, photo);
    await page.goto(routes.home(), { waitUntil: 'domcontentloaded' });
    await untilReady(page);
    letPhotoCome();
    await waitForFonts(page);
    expect(asked).not.toEqual([]);
    expect(askedBeforePhoto).toEqual([]);

    await page.unroute(photo);
    await delayRequests(page, photo);
    asked.splice(0);
    await page.reload({ waitUntil: 'domcontentloaded' });
    // The photo is still loading.
    await waitForFonts(page);
    expect(asked, 'reloaded').not.toEqual([]);

    await page.goto(routes.siteMap());
    asked.splice(0);
    await page.getByRole('main').getByRole('link', { name: 'Accueil' }).first().click();
    await page.waitForURL(routes.home(), { waitUntil: 'commit' });
    await waitForFonts(page);
    expect(asked, 'from another page').not.toEqual([]);
  },
);

test('doctors asked for before the filter wakes are in the address too', async ({ page }) => {
  const letIn = await openBeforeScripts(page, routes.doctors(), 'DoctorFilter');
  await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill(someone.familyName);
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption(someone.specialty);
  await expect(page).toHaveURL(routes.doctors());
  letIn();
  const asked = { q: someone.familyName, specialite: someone.specialty };
  await expect(page).toHaveURL(`${routes.doctors()}?${new URLSearchParams(asked).toString()}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([someone.name]);
});

test(
  'a form sent before it wakes is sent once it is awake, without leaving the page',
  { tag: '@light' },
  async ({ page, provider }) => {
    // Safari 15 lacks `requestSubmit`.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    });
    const letIn = await openBeforeScripts(page, '/#contact', 'hydrate');
    await write(page, filledIn);
    await field(page, 'Sujet').selectOption('Autre demande');
    await sendButton(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(busyButton(page)).toBeVisible();
    expect(provider.posts).toEqual([]);
    letIn();
    await expect(status(page)).toHaveText(thanks);
    expect(provider.posts).toHaveLength(1);
    expect(Object.fromEntries(provider.posts[0]?.entries ?? [])).toMatchObject({
      name: 'Awa Traoré',
      email: 'awa@exemple.com',
      message: 'Bonjour',
      subject: 'Autre demande',
      _subject: 'Autre demande',
    });
  },
);

test.describe('when a script is lost', { tag: '@light' }, () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  const ownPage = (page: Page) =>
    form(page).getByText('une page de Formspree s’ouvrira, en anglais');

  test('the browser posts once, with the chosen subject, and the page says what will be seen', async ({
    page,
  }) => {
    const posts: string[] = [];
    // After this status, the browser stays on the page.
    await page.route(formAddress(clinic.formId), (route) => {
      posts.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    const letCome = await delayRequests(page, scriptOf('ContactForm'));
    await page.clock.install();
    await page.goto('/#contact');
    await write(page, filledIn);
    await field(page, 'Sujet').selectOption("Résultats d'analyses");
    await expect(ownPage(page)).toBeHidden();
    const send = form(page).locator('[type=submit]');
    await send.click();
    // The message is sent as it was when the button was pressed.
    await expect(field(page, 'Message')).not.toBeEditable();
    await page.clock.runFor(8_000);
    await expect.poll(() => posts.length).toBe(1);
    await expect(ownPage(page)).toBeVisible();
    const subjects = new URLSearchParams(posts[0]);
    expect([subjects.get('subject'), subjects.get('_subject')]).toEqual([
      "Résultats d'analyses",
      "Résultats d'analyses",
    ]);
    await send.click({ force: true });
    letCome();
    await untilAwake(page, 'ContactForm');
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await send.click({ force: true });
    await waitForFrames(page, 10);
    expect(posts).toHaveLength(1);
    // A provider that never answers counts as failed.
    await page.clock.runFor(60_000);
    await expect(form(page)).not.toHaveAttribute('aria-busy');
  });
});

test(
  'a form whose script never arrives says without a network that there is none, and keeps what is written',
  { tag: ['@light', '@nightly'] },
  async ({ page }) => {
    await page.clock.install();
    await openBeforeScripts(page, '/#contact', 'ContactForm');
    await write(page, filledIn);
    await sendButton(page).click();
    await expect(busyButton(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.clock.runFor(8_000);
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByText('Vous êtes hors connexion').first()).toBeVisible();
    await expectWritten(page, filledIn);
    await expect(page).toHaveURL('/#contact');
  },
);

test.describe('a component that fails', { tag: '@light' }, () => {
  test.use({ allowedComplaints: [/planted|has failed/] });

  /**
   * Replaces the script of the form's component. `write` returns the new source, given the address of the real
   * script. Returns a function that lets the script load.
   */
  async function plant(page: Page, write: (real: string) => string): Promise<() => void> {
    const { isOpen, open } = gate();
    await page.route(scriptOf('ContactForm'), async (route) => {
      await isOpen;
      await route.fulfill({
        contentType: 'text/javascript',
        body: write(`${route.request().url()}?real`),
      });
    });
    return open;
  }

  /** Leaves the caret in the middle of a word, and the field in `globalThis.field`. */
  async function writeHalf(page: Page): Promise<void> {
    await write(page, { ...filledIn, Message: '' });
    await field(page, 'Sujet').selectOption('Autre demande');
    const message = field(page, 'Message');
    await message.click();
    await page.keyboard.type('Bonour');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await message.evaluate((field) => {
      Object.assign(globalThis, { field });
    });
  }

  /** Expects the next letter at the caret of the same field, and submits the form. */
  async function expectKept(page: Page): Promise<void> {
    const message = field(page, 'Message');
    await expect(message).toBeFocused();
    await page.keyboard.type('j');
    await expect(message).toHaveValue('Bonjour');
    expect(
      await message.evaluate((field) => (globalThis as { field?: unknown }).field === field),
    ).toBe(true);
    await expectWritten(page, filledIn);
    await expect(field(page, 'Sujet')).toHaveValue('Autre demande');
    const posted = page.waitForRequest((request) => request.isNavigationRequest());
    await sendButton(page).click();
    const entries = new URLSearchParams((await posted).postData() ?? '');
    expect(entries.get('message')).toBe('Bonjour');
    expect(entries.getAll('_subject')).toEqual(['Autre demande']);
  }

  test('as it wakes: what is typed stays, and is sent as HTML sends it', async ({ page }) => {
    const letCome = await plant(
      page,
      () => `export const ContactForm = () => { throw new Error('planted') };`,
    );
    await page.goto('/#contact');
    await writeHalf(page);
    const failure = page.waitForEvent('console', (message) => message.text().includes('failed'));
    letCome();
    await failure;
    await expectKept(page);
  });

  test(
    'later: what is typed stays, and is sent as HTML sends it',
    { tag: '@nightly' },
    async ({ page }) => {
      const letCome = await plant(
        page,
        (real) => `
        import { ContactForm as Real } from '${real}';
        export function ContactForm(props) {
          if (globalThis.fails) throw new Error('planted');
          // Preact calls a component with its instance as the receiver.
          addEventListener('plant', () => this.forceUpdate(), { once: true });
          return Real(props);
        }`,
      );
      await page.goto('/#contact');
      letCome();
      await untilFormIsReady(page);
      await writeHalf(page);
      const failure = page.waitForEvent('console', (message) => message.text().includes('planted'));
      await page.evaluate(() => {
        Object.assign(globalThis, { fails: true });
        dispatchEvent(new Event('plant'));
      });
      await failure;
      await expect(form(page)).not.toHaveAttribute('novalidate');
      await expectKept(page);
    },
  );
});
