import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { pages } from '../../content/facts/pages';
import { routes } from '../../content/model/clinic/routes';
import { releaseOf } from '../../light/worker/release';
import type { Host } from '../support/host';
import {
  keptAddresses,
  publish,
  test,
  untilKept,
  untilNewWorkerWaits,
  untilWorker,
  visit,
  workers,
} from '../support/offline-visit';
import { expect } from '../support/visitor';

// Foreign responses in place of scripts are refused by the browser, and the network is lost.
test.use({
  serviceWorkers: 'allow',
  allowedComplaints: [
    /MIME type|Failed to load|is not awake|SyntaxError|Unexpected|ERR_|OTS|decode/,
  ],
});

const portal =
  '<!doctype html><html lang="fr"><title>Wi-Fi</title><h1>Achetez un forfait</h1></html>';
const home = readFileSync('out/index.html', 'utf8');
const pictureIn = (pattern: RegExp) => pattern.exec(home)?.[0] ?? '';
const photo = pictureIn(/\/images\/[^"\s]+\.webp/);
const logo = pictureIn(/\/images\/assureurs\/[^"\s]+\.svg/);
const asPage = (body: string) => ({ type: 'text/html; charset=utf-8', body });

/** Of ASCII alone. */
const smallestGif = atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=');

/** What a network or a host may send in place of every file, with status 200. */
const foreigners = {
  'a captive portal': () => asPage(portal),
  'a host that sends the home page for every address': () => asPage(home),
  'a portal with pages of the types of the files, and pictures of its own': (file: string) => ({
    ...asPage(portal),
    ...(file.endsWith('.js') && { type: 'text/javascript' }),
    ...(file.endsWith('.svg') && {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    }),
    ...(file.endsWith('.woff2') && { type: 'font/woff2' }),
    ...(file.endsWith('.webp') && { type: 'image/gif', body: smallestGif }),
  }),
} as const;

/** Returns the path and the bytes of each cached response. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: [path: string, body: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const bytes = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? []);
        files.push([
          new URL(request.url).pathname,
          Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
        ]);
      }
    }
    return files;
  });

async function expectOnlyOurs(page: Page, host: Host): Promise<void> {
  const files = await keptFiles(page);
  const foreign = files.filter(([file, body]) => {
    const name = file.endsWith('/') ? `${file}index.html` : file;
    return readFileSync(path.join(host.directory, name), 'latin1') !== body;
  });
  expect(foreign.map(([file]) => file)).toEqual([]);
}

async function expectTheTelephoneOffline(page: Page, host: Host): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(host.url + routes.emergencies());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.emergencies.heading);
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${`tel:${clinic.phones[0].number}`}"]`)
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
}

/**
 * Replaces everything that an older worker has cached by the portal's page, as if the portal had answered that worker.
 */
async function poison(page: Page, host: Host): Promise<void> {
  host.answerWith(() => asPage(portal));
  await page.evaluate(async (file) => {
    // A file that the worker does not handle.
    const foreign = await fetch('/robots.txt');
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.put(request, foreign.clone());
    }
    await (await caches.open('photos')).put(file, foreign);
  }, photo);
  host.answerWith(() => undefined);
}

/** Returns a function that lists the active workers of all pages. `page` must not be on the site. */
async function activeVersions(page: Page): Promise<() => string[]> {
  const versions = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions: changed }) => {
    for (const { versionId, status } of changed) versions.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return () => [...versions].flatMap(([id, status]) => (status === 'activated' ? [id] : []));
}

test.describe('the copy kept for a lost network', { tag: ['@light', '@nightly'] }, () => {
  for (const [who, respond] of Object.entries(foreigners))
    test(`nothing is kept from ${who}: at first, nor in mid-visit`, async ({ page, host }) => {
      await page.clock.install();
      await page.goto(host.url + routes.hours());
      const asked = new Set<string>();
      host.answerWith((file) => {
        asked.add(file);
        return file === '/sw.js' ? undefined : respond(file);
      });
      await page.clock.fastForward(untilWorker);
      await expect.poll(() => asked.has(routes.emergencies())).toBe(true);
      await expect.poll(() => workers(page)).toBe(0);
      await expectOnlyOurs(page, host);

      host.answerWith(() => undefined);
      await visit(page, host.url + routes.hours());
      const { pages: kept, files } = releaseOf(host.directory);
      expect(await keptAddresses(page)).toEqual(
        expect.arrayContaining([...kept, ...files].map((file) => host.url + file)),
      );

      host.answerWith(respond);
      for (const address of [...kept, routes.about()])
        await page.goto(host.url + address, { waitUntil: 'commit' }).catch(() => undefined);
      await page.evaluate(
        async (files) => {
          for (const file of files) await fetch(file).catch(() => undefined);
        },
        [photo, logo],
      );
      host.answerWith(() => undefined);
      // When this page is cached, the worker has already refused the earlier responses.
      await page.goto(host.url + routes.articles());
      await untilKept(page);
      expect(await keptAddresses(page)).not.toContain(host.url + photo);
      await expectOnlyOurs(page, host);
      await expectTheTelephoneOffline(page, host);
    });

  test('a new release takes over no wrong file from an older one', async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    await poison(page, host);
    await publish(host, 'infos-pratiques/index.html', (html) => html.replace('</h1>', ' bis</h1>'));
    await test.step('an install that meets a portal fails', async () => {
      let asked = 0;
      host.answerWith((file) => {
        if (file === routes.practical()) asked += 1;
        return file === '/sw.js' ? undefined : asPage(portal);
      });
      await page.goto(host.url + routes.about());
      await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
      const isInstalling = async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.installing);
      await expect.poll(() => page.evaluate(isInstalling)).toBe(false);
      host.answerWith(() => undefined);
    });
    // A page outside the copy, since the kept ones are poisoned.
    await page.goto(host.url + routes.about());
    await untilNewWorkerWaits(page);
    const last = await page.context().newPage();
    const active = await activeVersions(last);
    await expect.poll(active).toHaveLength(1);
    const before = active();
    await page.close();
    // The new worker becomes active once no page uses the old one.
    await expect.poll(() => active().some((version) => !before.includes(version))).toBe(true);
    await last.goto(host.url + routes.about());
    expect(await last.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await expect.poll(() => keptAddresses(last)).not.toContain(host.url + photo);
    await expectOnlyOurs(last, host);
    await expectTheTelephoneOffline(last, host);
  });

  test('a page whose scripts were kept as pages recovers by itself', async ({ page, host }) => {
    await visit(page, host.url + routes.doctors());
    await page.evaluate(async (body) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('/_islands/'))
            await cache.put(
              request,
              new Response(body, { headers: { 'Content-Type': 'text/html' } }),
            );
      }
    }, portal);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill('zzz');
    await expect(page.getByText('Aucun médecin')).toBeVisible();
  });

  test('a message of a page makes the worker keep no address with a query', async ({
    page,
    host,
  }) => {
    await visit(page, host.url + routes.hours());
    await page.evaluate(
      (paths) => {
        navigator.serviceWorker.controller?.postMessage(paths);
      },
      ['/about/?nom=Awa', '/?q=/', '//localhost/about/', '/about/#Awa', '/conseils/', 7],
    );
    await expect.poll(() => keptAddresses(page)).toContain(`${host.url}/conseils/`);
    const addresses = await keptAddresses(page);
    expect(addresses.filter((address) => /[?#]|about/.test(address))).toEqual([]);
  });
});
