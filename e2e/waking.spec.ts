import type { Page } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { routes } from '../content/model/routes';
import { expect, frames, holdBack, test } from './visitor';

const scriptOf = (name: string) => new RegExp(`/_islands/${name}-\\w+\\.js$`);
const form = (page: Page) => page.locator('#contact form');

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Nom').fill('Awa Traoré');
  await form(page).getByLabel('E-mail').fill('awa@exemple.com');
  await form(page).getByLabel('Message').fill('Bonjour');
}

test('a page that is only read fetches one small script', async ({ page }) => {
  for (const path of [routes.home(), routes.doctors(), routes.services(), routes.hours()]) {
    const scripts: string[] = [];
    const note = (url: string) => {
      if (url.endsWith('.js')) scripts.push(new URL(url).pathname);
    };
    page.on('request', (request) => {
      note(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts[0], path).toMatch(scriptOf('main'));
    expect(
      scripts.filter((script) => scriptOf('react').test(script)),
      path,
    ).toEqual([]);
    page.removeAllListeners('request');
  }
});

/** When the fonts were asked for, beside when the words and the whole page were read (ms since the page was). */
async function timesOf(page: Page) {
  const read = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const { domContentLoadedEventStart: words, loadEventStart: all } =
        visit as PerformanceNavigationTiming;
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime);
      return { words, all, fonts: Math.min(...fonts) };
    });
  await expect.poll(async () => (await read()).fonts).toBeLessThan(Infinity);
  await page.waitForLoadState();
  return read();
}

test('fonts come after all that the page needs, and with the words once they are at hand', async ({
  page,
}) => {
  const letIn = await holdBack(page, /facade-.*\.avif$/);
  await page.goto(routes.about(), { waitUntil: 'domcontentloaded' });
  await frames(page, 10);
  letIn();
  const visit = await timesOf(page);
  expect(visit.fonts).toBeGreaterThanOrEqual(visit.all);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await page.waitForURL(`**${routes.siteMap()}`);
  const next = await timesOf(page);
  expect(next.fonts).toBeLessThan(next.words);
});

test('a page that is read again comes in its own type at once', async ({ page }) => {
  await page.goto(routes.about());
  await page.reload();
  const visit = await timesOf(page);
  expect(visit.fonts).toBeLessThan(visit.words);
});

test('sliders turn without React, which comes once, with the form', async ({ page }) => {
  const react: string[] = [];
  page.on('request', (request) => {
    if (scriptOf('react').test(request.url())) react.push(request.url());
  });
  // On its way, since the form is not far from the last slider, and not there.
  const letIn = await holdBack(page, scriptOf('react'));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const slider of await page.getByRole('group', { name: /: images$/ }).all()) {
    expect(react).toEqual([]);
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole('button', { name: 'Image suivante' }).click();
    await expect(slider.getByText(/^2\s*\/\s*\d/)).toBeVisible();
  }
  letIn();
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate');
  expect(react).toHaveLength(1);
});

test('what is typed and chosen before the form wakes is kept', async ({ page }) => {
  const letIn = await holdBack(page, scriptOf('ContactForm'));
  await page.goto('/#contact');
  await fillIn(page);
  await form(page).getByLabel('Sujet').selectOption('Autre demande');
  letIn();
  await expect(form(page)).toHaveAttribute('novalidate');
  await expect(form(page).getByLabel('Nom')).toHaveValue('Awa Traoré');
  await expect(form(page).getByLabel('Message')).toHaveValue('Bonjour');
  await expect(form(page).getByLabel('Sujet')).toHaveValue('Autre demande');
});

test('doctors asked for before the filter wakes are in the address too', async ({ page }) => {
  const letIn = await holdBack(page, scriptOf('filtering'));
  await page.goto(routes.doctors());
  await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill('dembélé');
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption('Gynécologue');
  await expect(page).toHaveURL(routes.doctors());
  letIn();
  await expect(page).toHaveURL('/medecins/?q=demb%C3%A9l%C3%A9&specialite=Gyn%C3%A9cologue');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Dr Rokiatou Dembélé']);
});

test('a specialty followed before the list wakes has the same address', async ({ page }) => {
  const letIn = await holdBack(page, scriptOf('choosing'));
  await page.goto(routes.services());
  const link = page.getByRole('link', { name: 'ORL', exact: true }).first();
  await link.click();
  await expect(page).toHaveURL('/services/?id=ORL#ORL');
  letIn();
  await expect(page).toHaveURL(routes.service('ORL'));
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'ORL', exact: true })).toBeInViewport();
});

test('who looks through the list of specialties before it wakes stays where they are', async ({
  page,
}) => {
  const letIn = await holdBack(page, scriptOf('choosing'));
  await page.goto(routes.services());
  const list = page.getByRole('navigation', { name: 'Spécialités' });
  await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
  const place = () => list.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  letIn();
  await expect(page.locator('[data-island=SpecialtyChooser]')).not.toHaveAttribute('data-wake');
  expect(await place()).toBe(before);
});

test('a form sent before it wakes is sent once it is awake, without leaving the page', async ({
  page,
}) => {
  const letIn = await holdBack(page, scriptOf('react'));
  const posts: (string | null)[] = [];
  await page.route(`${clinic.formEndpoint}**`, async (route) => {
    posts.push(route.request().postData());
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { next: 'https://formspree.io/thanks' },
    });
  });
  await page.goto('/#contact');
  await fillIn(page);
  await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await expect(form(page)).toHaveCSS('opacity', '0.6');
  expect(posts).toEqual([]);
  letIn();
  await expect(page.getByRole('status')).toContainText('Merci, votre message a bien été envoyé');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('awa@exemple.com');
});

test.describe('when a script is lost', () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  test('the form is sent as HTML sends it', async ({ page }) => {
    await page.route(scriptOf('ContactForm'), (route) => route.abort());
    await page.goto('/#contact');
    await fillIn(page);
    const posted = page.waitForRequest(clinic.formEndpoint + clinic.formId);
    await form(page).getByRole('button', { name: 'Envoyer le Message' }).click();
    expect((await posted).postData()).toContain('awa%40exemple.com');
  });

  test('without a network the page stays, with what is written', async ({ page }) => {
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
  });

  // What wakes the page, and what wakes the filter.
  for (const script of ['main', 'filtering'])
    test(`the next touch fetches it again (${script})`, async ({ page }) => {
      await page.route(scriptOf(script), (route) => route.abort());
      const lost = page.waitForEvent('requestfailed');
      await page.goto(routes.doctors());
      await lost;
      await page.unroute(scriptOf(script));
      const field = page.getByRole('searchbox', { name: 'Rechercher un médecin' });
      await field.fill('zzz');
      await expect(page.getByText('Aucun médecin')).toBeVisible();
      await field.fill('dembélé');
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Dr Rokiatou Dembélé',
      ]);
    });
});
