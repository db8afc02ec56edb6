import type { Page } from 'playwright/test';
import { departures } from '../../content/model/contact/departures-data';
import { contactFields, formProvider } from '../../content/model/contact/contact';
import { routes } from '../../content/model/clinic/routes';
import { acts, reachProvider, startProvider, type Provider } from '../support/provider';
import { expect, test as base } from '../support/visitor';

/**
 * Compares `departures`, which the page « Confidentialité » prints, with requests. under-the-policy.spec.ts does so
 * without interaction, and exported/links-away.test.ts with links.
 */
const test = base.extend<{ provider: Provider }>({
  provider: async ({ page }, visit) => {
    const provider = await startProvider();
    await reachProvider(page, provider);
    await visit(provider);
    await page.close();
    await provider.close();
  },
});

const hostOf = (address: string) => new URL(address).hostname;
const chatTextOf = (address: string | null) =>
  new URL(address ?? '').searchParams.get('text') ?? '';

const person = {
  Nom: 'Awa Traoré',
  Téléphone: '70 00 00 00',
  'E-mail': 'awa@exemple.com',
  Message: 'Bonjour',
};

async function write(page: Page): Promise<void> {
  await page.goto('/#contact');
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
  for (const [label, value] of Object.entries(person))
    await page.locator('#contact').getByLabel(label).fill(value);
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le Message' });

test('the form sends what the page says, and nothing else', async ({ page, provider }) => {
  await write(page);
  await expect(page.locator('#contact')).toContainText('En envoyant ce message, vous acceptez');
  await send(page).click();
  await expect(page.locator('#contact').getByRole('status')).toBeVisible();
  const [post] = provider.posts;
  const { entries, unseen, session } = departures.form;
  expect(post?.entries.map(([name]) => name).sort()).toEqual(
    [...Object.keys(entries), ...unseen].sort(),
  );
  expect(Object.keys(entries).sort()).toEqual([...contactFields].sort());
  const data: unknown = JSON.parse(atob(String(post?.headers['formspree-session-data'])));
  expect(Object.keys(data as object).sort()).toEqual(Object.keys(session).sort());
  expect(hostOf(formProvider)).toBe(departures.form.host);
});

test.describe('when the form fails', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });
  test('the chat is offered with the name, the subject and the message alone', async ({
    page,
    provider,
  }) => {
    provider.plan(acts.hangUp);
    await write(page);
    await send(page).click();
    const problem = page.locator('#contact').getByRole('group', { name: 'Il y a un problème' });
    await expect(problem).toContainText('WhatsApp (Meta) reçoit');
    const text = chatTextOf(
      await problem.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'),
    );
    expect(text).toContain(person.Nom);
    expect(text).not.toContain(person.Téléphone);
    expect(text).not.toContain(person['E-mail']);
  });
});

test.describe('with the copy for reading offline', { tag: '@light' }, () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: [/^Failed to load resource: net::ERR_/] });
  test('what is looked for is not kept', async ({ page }) => {
    await page.goto(routes.home());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true);
    await page.goto(`${routes.doctors()}?q=bilharziose`);
    await page.goto(routes.hours());
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((url) => /bilharziose/.test(url) || hostOf(url) !== 'localhost')).toEqual(
      [],
    );
  });
});
