import type { Page, Request } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { departures } from '../content/data/departures';
import { appointmentChatText, doctorChatText } from '../content/model/chat';
import { contactFields } from '../content/model/contact';
import { doctors } from '../content/data/doctors';
import { routes } from '../content/model/routes';
import { everyAddress, wrongAddress } from './addresses';
import { acts, reachProvider, startProvider, type Provider } from './provider';
import { expect, readToTheEnd, test as base } from './visitor';

/** What the page « Confidentialité » says, which is written from `departures`, against what the browser does. */
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

/** Hosts other than the site's own that the page asks something of. */
function watchStrangers(page: Page): Set<string> {
  const strangers = new Set<string>();
  page.on('request', (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') strangers.add(hostname);
  });
  return strangers;
}

const person = {
  Nom: 'Awa Traoré',
  Téléphone: '70 00 00 00',
  'E-mail': 'awa@exemple.com',
  Message: 'Bonjour',
};

async function write(page: Page): Promise<void> {
  await page.goto('/#contact');
  await expect(page.locator('form')).toHaveAttribute('novalidate');
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
  expect(hostOf(clinic.formEndpoint)).toBe(departures.form.host);
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

test('the pages ask nobody for anything but what the page says, and leave nothing behind', async ({
  page,
}) => {
  test.slow();
  const strangers = watchStrangers(page);
  const links = new Set<string>();
  for (const address of everyAddress.filter((one) => one !== wrongAddress)) {
    await page.goto(address);
    if (address === routes.home()) await readToTheEnd(page);
    for (const href of await page
      .locator('a[href^="http"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
      links.add(href);
    expect([address, await page.context().cookies()]).toEqual([address, []]);
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length]),
      'nothing is stored',
    ).toEqual([0, 0]);
  }
  const listed: readonly string[] = departures.loaded;
  expect([...strangers].filter((host) => !listed.includes(host))).toEqual([]);
  const social: string[] = clinic.socialLinks.map(({ url }) => hostOf(url));
  const opened: readonly string[] = departures.opened;
  const ours = hostOf(clinic.siteUrl);
  expect(
    [...links]
      .map(hostOf)
      .filter((host) => ![...opened, ...social, 'localhost', ours].includes(host)),
  ).toEqual([]);
  const known = [appointmentChatText, ...doctors.map(({ name }) => doctorChatText(name))];
  expect(
    [...links]
      .filter((link) => hostOf(link) === departures.chat.host)
      .map(chatTextOf)
      .filter((text) => !known.includes(text)),
  ).toEqual([]);
});

test.describe('with the copy for reading offline', () => {
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

test('the page says each of those in its words', async ({ page }) => {
  await page.goto(routes.privacy());
  const { entries, session } = departures.form;
  for (const words of [...Object.values(entries), ...Object.values(session)])
    await expect(page.getByRole('main')).toContainText(words);
});
