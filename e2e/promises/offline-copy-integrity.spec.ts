import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { pages } from '../../content/facts/pages';
import type { PhoneNumber } from '../../content/model/clinic/phone';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { releaseOf } from '../../light/worker/release';
import type { Host } from '../support/host';
import {
  keptAddresses,
  numbers,
  publish,
  renameMainScript,
  test,
  untilKept,
  untilNewWorkerWaits,
  untilWorker,
  visit,
  withNewNumber,
  workers,
} from '../support/offline-visit';
import { firstOf } from '../support/first-of';
import { expect, untilReady } from '../support/visitor';

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
const logo = pictureIn(/\/images\/assureurs\/[^"\s]+\.svg/);
const asPage = (body: string) => ({ type: 'text/html; charset=utf-8', body });

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
  }),
  'a proxy that changes the telephone, adds a script and an advertisement': (file: string) =>
    file.endsWith('/') && existsSync(`out${file}index.html`)
      ? asPage(
          withNewNumber(readFileSync(`out${file}index.html`, 'utf8'))
            .replace('<head>', '<head><script>document.title = "Foreign"</script>')
            .replace('</h1>', '</h1><p>Achetez un forfait</p>'),
        )
      : undefined,
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

const callTo = (page: Page, number: PhoneNumber) => page.locator(`a[href="tel:${number}"]`);

async function expectTheTelephoneOffline(
  page: Page,
  host: Host,
  number: PhoneNumber = numbers.old,
): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(host.url + routes.emergencies());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pages.emergencies.heading);
  await expect(callTo(page, number).first()).toBeVisible();
  const other = number === numbers.old ? numbers.new : numbers.old;
  await expect(callTo(page, other)).toHaveCount(0);
  await page.context().setOffline(false);
}

/**
 * Replaces everything that an older worker has cached by the portal's page, as if the portal had answered that worker.
 */
async function poison(page: Page, host: Host): Promise<void> {
  host.answerWith(() => asPage(portal));
  await page.evaluate(async () => {
    // A file that the worker does not handle.
    const foreign = await fetch('/robots.txt');
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.put(request, foreign.clone());
    }
  });
  host.answerWith(() => undefined);
}

/** Returns the kept copy of the open page. */
const textKept = (page: Page) =>
  page.evaluate(async () => (await caches.match(location.pathname))?.text());

const noNewWorker = (file: string) =>
  file === '/sw.js' ? { ...asPage(''), status: 503 } : undefined;

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
      // An install begins with the files, and ends with the first that is refused.
      await expect.poll(() => asked.has('/sw.js') && asked.size > 1).toBe(true);
      await expect.poll(() => workers(page)).toBe(0);
      await expectOnlyOurs(page, host);

      host.answerWith(() => undefined);
      await visit(page, host.url + routes.hours());
      const { pages: listed, files } = releaseOf(host.directory);
      const kept = Object.keys(listed);
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
        [logo],
      );
      host.answerWith(() => undefined);
      // When this page is cached, the worker has already refused the earlier responses.
      await page.goto(host.url + routes.articles());
      await untilKept(page);
      await expectOnlyOurs(page, host);
      await expectTheTelephoneOffline(page, host);
    });

  test('a new release takes over no wrong file from an older one', async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    await poison(page, host);
    await publish(host, (html) => html.replace('</h1>', ' bis</h1>'));
    await test.step('an install that meets a portal fails', async () => {
      let asked = 0;
      host.answerWith((file) => {
        if (file === '/sw.js' || file.startsWith('/_islands/')) asked += 1;
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
    expect(await last.evaluate(() => caches.keys())).toEqual(['site']);
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

  test('what was read online of a newer release is not older offline, though no worker comes', async ({
    page,
    host,
  }) => {
    await visit(page, host.url + routes.hours());
    await publish(host, withNewNumber);
    host.answerWith(noNewWorker);
    await page.goto(host.url + routes.emergencies());
    await expect.poll(() => textKept(page)).toContain(numbers.new);
    await expectTheTelephoneOffline(page, host, numbers.new);
    await page.context().setOffline(true);
    await page.goto(host.url + routes.hours());
    const notice = page.getByText('Vérifiez le numéro');
    await expect(notice.getByRole('link', { name: numbers.newShown })).toBeVisible();
  });

  test('an older page from one server of the host is refused: at install, at an update, in a visit', async ({
    page,
    host,
  }) => {
    const older = readFileSync(`out${routes.emergencies()}index.html`, 'utf8');
    const fromOneServer = (file: string) =>
      file === routes.emergencies() ? asPage(older) : undefined;
    await publish(host, withNewNumber);
    let asked = 0;
    host.answerWith((file) => {
      if (file === routes.emergencies()) asked += 1;
      return fromOneServer(file);
    });
    await page.clock.install();
    await page.goto(host.url + routes.hours());
    await page.clock.fastForward(untilWorker);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await expect.poll(() => workers(page)).toBe(0);
    host.answerWith(() => undefined);
    await visit(page, host.url + routes.hours());
    host.answerWith(fromOneServer);
    await page.goto(host.url + routes.emergencies());
    await expect(callTo(page, numbers.old).first()).toBeVisible();
    host.answerWith(() => undefined);
    await page.goto(host.url + routes.articles());
    await untilKept(page);
    await expectTheTelephoneOffline(page, host, numbers.new);
  });

  test('a page that the host has removed is gone offline, too', async ({ page, host }) => {
    const doctor = routes.doctor(firstOf(doctors).name);
    await visit(page, host.url + routes.hours());
    await page.goto(host.url + doctor);
    await untilKept(page);
    host.answerWith((file) => (file === doctor ? { ...asPage(portal), status: 410 } : undefined));
    await page.goto(host.url + doctor);
    await expect.poll(() => keptAddresses(page)).not.toContain(host.url + doctor);
    await page.context().setOffline(true);
    await page.goto(host.url + doctor);
    await expect(page).toHaveURL(/\?q=/);
  });

  test('a portal’s page that the browser has cached is asked for again', async ({ page, host }) => {
    const cache = 'max-age=31536000, immutable';
    await visit(page, host.url + routes.hours());
    host.answerWith((file) =>
      file === routes.emergencies() ? { ...asPage(portal), cache } : undefined,
    );
    await page.goto(host.url + routes.emergencies(), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Achetez un forfait' })).toBeVisible();
    host.answerWith(() => undefined);
    await page.goto(host.url + routes.emergencies());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.emergencies.heading);
    await expectTheTelephoneOffline(page, host);
  });

  test('a host’s own words for a suspended account hide no kept page', async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    for (const status of [402, 403, 404, 410, 429, 503]) {
      host.answerWith((file) => (file.endsWith('/') ? { ...asPage(portal), status } : undefined));
      await page.goto(host.url + routes.emergencies());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.emergencies.heading);
    }
  });
});

test(
  'once a new telephone was read online, no page says the old one offline',
  { tag: '@light' },
  async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    const renamed = renameMainScript(host);
    await publish(host, (html, address) => withNewNumber(renamed(html, address)));
    await page.goto(host.url + routes.emergencies());
    await expect(callTo(page, numbers.new).first()).toBeVisible();
    await untilNewWorkerWaits(page);
    await page.context().setOffline(true);
    for (const name of keptRoutes) {
      await page.goto(host.url + routes[name]());
      await expect(callTo(page, numbers.new).first()).toBeAttached();
      await expect(callTo(page, numbers.old)).toHaveCount(0);
      await untilReady(page);
    }
  },
);
