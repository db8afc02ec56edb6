import type { Page } from 'playwright/test';
import { clinic } from '../../content/model/clinic/data';
import { formAddress, formProvider } from '../../content/model/contact/contact';
import { routes } from '../../content/model/clinic/routes';
import { someone } from '../support/doctors';
import {
  delayRequests,
  demonstration,
  expect,
  openBeforeScripts,
  scriptOf,
  test,
  untilAwake,
  untilReady,
  waitForFonts,
  waitForFrames,
} from '../support/visitor';

const form = (page: Page) => page.locator('#contact form');

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Nom').fill('Awa Traoré');
  await form(page).getByLabel('E-mail').fill('awa@exemple.com');
  await form(page).getByLabel('Message').fill('Bonjour');
}

const font = /\.woff2$/;

function fontsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (font.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The picture of the first screen. */
const photo = /accueil-telephone.*\.avif$/;

test(
  'fonts come after all that the page needs, and with the words once the browser has them',
  { tag: '@light' },
  async ({ page }) => {
    const asked = fontsAskedFor(page);
    const askedBeforePhoto: string[] = [];
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

test('a file that never arrives does not keep the fonts away', async ({ page }) => {
  await delayRequests(page, photo);
  await page.clock.install();
  await page.goto(routes.home(), { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(8_000 + 2_000);
  await waitForFonts(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

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
  'a specialty followed before the list wakes has the same address',
  { tag: '@wide' },
  async ({ page }) => {
    const letIn = await openBeforeScripts(page, routes.services(), 'SpecialtyNav');
    const link = page.getByRole('link', { name: 'ORL', exact: true }).first();
    await link.click();
    await expect(page).toHaveURL('/services/?id=ORL#ORL');
    letIn();
    await expect(page).toHaveURL(routes.service('ORL'));
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'ORL', exact: true })).toBeInViewport();
  },
);

test(
  'who looks through the list of specialties before it wakes stays where they are',
  { tag: '@wide' },
  async ({ page }) => {
    const letIn = await openBeforeScripts(page, routes.services(), 'SpecialtyNav');
    const list = page.getByRole('navigation', { name: 'Spécialités' }).getByRole('list');
    await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
    const place = () => list.evaluate(({ scrollTop }) => scrollTop);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    letIn();
    await untilAwake(page, 'SpecialtyNav');
    expect(await place()).toBe(before);
  },
);

test(
  'a form sent before it wakes is sent once it is awake, without leaving the page',
  { tag: '@light' },
  async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route(`${formProvider}/**`, async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { next: 'https://formspree.io/thanks' },
      });
    });
    // Safari 15 lacks `requestSubmit`.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    });
    const letIn = await openBeforeScripts(page, '/#contact', 'hydrate');
    await fillIn(page);
    await form(page).getByLabel('Sujet').selectOption('Autre demande');
    await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(form(page).getByRole('button', { name: 'Envoi...' })).toBeVisible();
    expect(posts).toEqual([]);
    letIn();
    await expect(page.getByRole('status')).toContainText('Merci, votre message a bien été envoyé');
    expect(posts).toHaveLength(1);
    for (const words of ['Awa Traoré', 'awa@exemple.com', 'Bonjour'])
      expect(posts[0]).toContain(words);
    // The choice is sent as `subject`, and as `_subject`, the subject of the e-mail to the clinic.
    expect(posts[0]?.match(/Autre demande/g)).toHaveLength(2);
  },
);

test.describe('when a script is lost', () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  test('the form is sent as HTML sends it', async ({ page }) => {
    await page.route(scriptOf('ContactForm'), (route) => route.abort());
    await page.goto('/#contact');
    await fillIn(page);
    const posted = page.waitForRequest(formAddress(clinic.formId));
    await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
    expect((await posted).postData()).toContain('awa%40exemple.com');
  });

  test(
    'the form says before the press that the provider’s page will come',
    { tag: '@light' },
    async ({ page }) => {
      await page.route(scriptOf('ContactForm'), (route) => route.abort());
      await page.goto('/#contact');
      await fillIn(page);
      await expect(
        form(page).getByText('une page de Formspree s’ouvrira, en anglais'),
      ).toBeVisible();
    },
  );

  test(
    'the browser posts once, with the chosen subject, and the page says what will be seen',
    { tag: '@light' },
    async ({ page }) => {
      const posts: string[] = [];
      // After this status, the browser stays on the page.
      await page.route(formAddress(clinic.formId), (route) => {
        posts.push(route.request().postData() ?? '');
        return route.fulfill({ status: 204 });
      });
      const letCome = await delayRequests(page, scriptOf('ContactForm'));
      await page.clock.install();
      await page.goto('/#contact');
      await fillIn(page);
      await form(page).getByLabel('Sujet').selectOption("Résultats d'analyses");
      const ownPage = form(page).getByText('une page de Formspree s’ouvrira, en anglais');
      await expect(ownPage).toBeHidden();
      const send = form(page).locator('[type=submit]');
      await send.click();
      // What is sent is what was written at the press.
      await expect(form(page).getByLabel('Message')).not.toBeEditable();
      await page.clock.runFor(8_000);
      await expect.poll(() => posts.length).toBe(1);
      await expect(ownPage).toBeVisible();
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
      // A provider that never answers has failed.
      await page.clock.runFor(60_000);
      await expect(form(page)).not.toHaveAttribute('aria-busy');
    },
  );

  test(
    'without a network the page stays, with what is written',
    { tag: '@light' },
    async ({ page }) => {
      await page.route(scriptOf('ContactForm'), (route) => route.abort());
      await page.goto('/#contact');
      await fillIn(page);
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed', (request) =>
        scriptOf('ContactForm').test(request.url()),
      );
      await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
      await failed;
      await expect(page.getByText('Vous êtes hors connexion').first()).toBeVisible();
      await expect(form(page).getByLabel('Message')).toHaveValue('Bonjour');
      await expect(form(page)).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL('/#contact');
    },
  );
});

test.describe('when a script never arrives', { tag: '@light' }, () => {
  const hanging = async (page: Page) => {
    await page.clock.install();
    await openBeforeScripts(page, '/#contact', 'ContactForm');
    await fillIn(page);
    await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
    await expect(form(page).getByRole('button', { name: 'Envoi...' })).toBeVisible();
  };

  test('without a network it says so, and keeps what is written', async ({ page }) => {
    await hanging(page);
    await page.context().setOffline(true);
    await page.clock.runFor(8_000);
    await expect(form(page).getByRole('button', { name: 'Envoyer le Message' })).toBeVisible();
    await expect(page.getByText('Vous êtes hors connexion').first()).toBeVisible();
    await expect(form(page).getByLabel('Message')).toHaveValue('Bonjour');
    await expect(page).toHaveURL('/#contact');
  });
});

test.describe('a component that fails', { tag: '@light' }, () => {
  test.use({ allowedComplaints: [/planted|has failed/] });

  /**
   * Replaces the script of the form's component. `write` returns the new source, given the address of the real
   * script. Returns a function that lets the script load.
   */
  async function plant(page: Page, write: (real: string) => string): Promise<() => void> {
    let letCome: () => void = () => undefined;
    const isLet = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(scriptOf('ContactForm'), async (route) => {
      await isLet;
      await route.fulfill({
        contentType: 'text/javascript',
        body: write(`${route.request().url()}?real`),
      });
    });
    return letCome;
  }

  /** Leaves the caret in the middle of a word, and the field in `globalThis.field`. */
  async function writeHalf(page: Page): Promise<void> {
    await form(page).getByLabel('Nom').fill('Awa Traoré');
    await form(page).getByLabel('E-mail').fill('awa@exemple.com');
    await form(page).getByLabel('Sujet').selectOption('Autre demande');
    const message = form(page).getByLabel('Message');
    await message.click();
    await page.keyboard.type('Bonour');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await message.evaluate((field) => {
      Object.assign(globalThis, { field });
    });
  }

  /** Expects the next letter at the caret of the same field, and submits the form. */
  async function expectKept(page: Page): Promise<void> {
    const message = form(page).getByLabel('Message');
    await expect(message).toBeFocused();
    await page.keyboard.type('j');
    await expect(message).toHaveValue('Bonjour');
    expect(
      await message.evaluate((field) => (globalThis as { field?: unknown }).field === field),
    ).toBe(true);
    await expect(form(page).getByLabel('Nom')).toHaveValue('Awa Traoré');
    await expect(form(page).getByLabel('Sujet')).toHaveValue('Autre demande');
    const posted = page.waitForRequest(formAddress(clinic.formId));
    await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
    expect((await posted).postData()).toContain('message=Bonjour');
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

  test('later: what is typed stays, and is sent as HTML sends it', async ({ page }) => {
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
    await expect(form(page)).toHaveAttribute('novalidate');
    await writeHalf(page);
    const failure = page.waitForEvent('console', (message) => message.text().includes('planted'));
    await page.evaluate(() => {
      Object.assign(globalThis, { fails: true });
      dispatchEvent(new Event('plant'));
    });
    await failure;
    await expect(form(page)).not.toHaveAttribute('novalidate');
    await expectKept(page);
  });
});

test.describe('pictures that are lost before their island wakes', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  test('are covered once it is awake, which nothing disturbs', async ({ page }) => {
    await page.route(/\/images\//, (route) => route.abort());
    const letCome = await openBeforeScripts(page, routes.demonstration(), 'BookingWizard');
    const demo = demonstration(page);
    const portrait = demo.locator('picture img').first();
    const isCovered = () => portrait.evaluate((image) => image.nextElementSibling !== null);
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    expect(await isCovered()).toBe(false);
    letCome();
    await expect.poll(isCovered).toBe(true);
    await demo
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    await expect(demo.getByRole('heading', { level: 3 })).toHaveText(
      'Choisissez un jour et une heure',
    );
  });
});
