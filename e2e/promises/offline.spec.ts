import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { postalAddress } from '../../content/model/clinic/clinic';
import { clinic } from '../../content/facts/clinic';
import { openingHours } from '../../content/facts/opening-hours';
import { pages } from '../../content/facts/pages';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { shortHoursLabel } from '../../content/model/calendar/print';
import { someone } from '../support/doctors';
import type { Host } from '../support/host';
import {
  headStart,
  keptAddresses,
  publish,
  test,
  untilKept,
  untilNewWorkerWaits,
  visit,
  workers,
} from '../support/offline-visit';
import { expect, onPhone, untilAwake, untilReady, waitForFrames } from '../support/visitor';

// Offline, photographs and large scripts that were never loaded are missing.
test.use({
  serviceWorkers: 'allow',
  allowedComplaints: [
    /^Failed to load resource: net::ERR_|is not awake: TypeError: Failed to fetch/,
  ],
});

const line = (page: Page) => page.getByText('Vous êtes hors connexion — appelez le');
const mainPhone = clinic.phones[0].shown;

/** Opens no cache, since opening a deleted cache would recreate it. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function loseNetwork(page: Page, host: Host): Promise<void> {
  await page.context().setOffline(true);
  await host.goDown();
}

async function expectReadable(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  // The page has its style and web fonts.
  await expect(title).toHaveCSS('font-weight', '600');
  expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(
    0,
  );
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: mainPhone }),
  ).toHaveAttribute('href', `tel:${clinic.phones[0].number}`);
}

const newTitle = `${pages.practical.heading} bis`;

const practicalBis = (html: string, address: string) =>
  address === routes.practical() ? html.replace('</h1>', ' bis</h1>') : html;

test(
  'the line says that the network is gone, moves nothing, and goes with its return',
  { tag: '@widths' },
  async ({ page }) => {
    await page.goto(routes.hours());
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(line(page)).toBeHidden();
    await expect
      .poll(async () => {
        await page.context().setOffline(true);
        return line(page).isVisible();
      })
      .toBe(true);
    await expect(line(page).getByRole('link')).toHaveAttribute(
      'href',
      `tel:${clinic.phones[0].number}`,
    );
    expect(await heading.boundingBox()).toEqual(before);
    if (onPhone(page)) {
      const call = page.getByRole('navigation', { name: 'Joindre la clinique' });
      await call.getByRole('link', { name: 'Appeler' }).click({ trial: true });
    }
    // The notice does not cover the end of the page.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Facebook' })
      .click({ trial: true });
    await page.context().setOffline(false);
    await expect(line(page)).toBeHidden();
  },
);

test.describe('offline', { tag: '@light' }, () => {
  test('after one visit, the essential pages can be read offline', async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    await loseNetwork(page, host);
    for (const name of keptRoutes) {
      await page.goto(host.url + routes[name]());
      await expectReadable(page, pages[name].heading);
    }
    await page.goto(host.url + routes.doctors());
    await page.getByRole('searchbox', { name: 'Rechercher un médecin' }).fill('dembele');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goto(host.url + routes.service('Cardiologie'));
    await expect(page.getByRole('heading', { level: 2, name: 'Cardiologie' })).toBeVisible();
    await page.goto(host.url + routes.homeAnchor('contact'));
    const contact = page.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: mainPhone })).toBeVisible();
    // Nothing can be sent, and the visitor has never scrolled to the form, so its script is not kept.
    await contact.getByLabel('Nom').fill('Awa Traoré');
    await contact.getByLabel('E-mail').fill('awa@exemple.com');
    await contact.getByLabel('Message').fill('Bonjour');
    await contact.getByRole('button', { name: 'Envoyer le Message' }).click();
    await expect(contact.getByText('votre message n’est pas encore parti')).toBeVisible();
    await expect(contact.getByLabel('Message')).toHaveValue('Bonjour');
  });

  test('a search opened once finds all the same', { tag: '@nightly' }, async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    await page.goto(host.url + routes.search());
    await untilAwake(page, 'Search');
    await untilKept(page);
    await loseNetwork(page, host);
    await page.goto(host.url + routes.search());
    await page.getByRole('main').getByRole('searchbox').fill(someone.familyName);
    await expect(page.getByRole('list', { name: 'Résultats' })).toContainText(someone.name);
  });

  test('a request of an appointment goes on where its page was opened', async ({ page, host }) => {
    await visit(page, host.url + routes.booking());
    await loseNetwork(page, host);
    const path = page.locator('#demande');
    await path.getByRole('link', { name: /^Enfant/ }).click();
    await expect(path.getByRole('heading', { name: 'Quel pédiatre ?' })).toBeVisible();
    await page.reload();
    await path.getByRole('link', { name: /^Dr / }).first().click();
    await expect(path.getByRole('heading', { name: 'Quel jour ?' })).toBeVisible();
  });

  test(
    'a network lost in the first seconds leaves the doctors of a reason',
    { tag: '@nightly' },
    async ({ page, host }) => {
      await page.goto(host.url + routes.booking());
      await untilReady(page);
      await loseNetwork(page, host);
      await page
        .locator('#demande')
        .getByRole('link', { name: /^Enfant/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Pédiatrie' })).toBeInViewport();
      await expect(page).toHaveURL(/#enfant$/);
    },
  );

  test('a page opened from a chat can be read again; an unseen one is replaced by the telephone', async ({
    page,
    host,
  }) => {
    await visit(page, host.url + routes.specialty('cardiologie'));
    await loseNetwork(page, host);
    await page.reload();
    await expectReadable(page, 'Cardiologie');

    await page.goto(host.url + routes.about());
    await expectReadable(page, pages.offline.heading);
    const main = page.getByRole('main');
    for (const { shown } of clinic.phones)
      await expect(main.getByRole('link', { name: shown }).first()).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'WhatsApp (nouvel onglet)', exact: true }),
    ).toBeVisible();
    await expect(main.getByText(postalAddress(clinic.address))).toBeVisible();
    await expect(main.getByText(/^Le reste se relit si vous l’avez déjà ouvert/)).toBeVisible();
    for (const row of openingHours)
      await expect(main.getByText(shortHoursLabel(row))).toBeVisible();
    await main.getByRole('link', { name: pages.emergencies.heading, exact: true }).click();
    await expectReadable(page, pages.emergencies.heading);
  });

  test('a visitor who never saw it online still sees who consults today', async ({
    page,
    host,
  }) => {
    await visit(page, host.url + routes.practical());
    await loseNetwork(page, host);
    await page.goto(host.url + routes.hours());
    const today = page.getByRole('group').filter({ has: page.locator('[aria-current]') });
    await expect(today.getByRole('link').first()).toBeVisible();
  });

  test(
    'the link of a card leads to what is kept of its specialty',
    { tag: '@nightly' },
    async ({ page, host }) => {
      await visit(page, host.url + routes.hours());
      await loseNetwork(page, host);
      await page.goto(host.url + routes.specialty('pediatrie'));
      await expect(page).toHaveURL(host.url + routes.service('Pediatrie'));
      await expect(page.getByRole('heading', { level: 2, name: 'Pédiatrie' })).toBeVisible();
    },
  );

  test(
    'unseen pictures are replaced by text, also on their own page',
    { tag: '@nightly' },
    async ({ page, host }) => {
      await visit(page, host.url + routes.practical());
      await loseNetwork(page, host);
      await page.goto(host.url + routes.hours());
      // On a phone, this page has no picture.
      await expect(page.getByText('Image indisponible')).toHaveCount(0);
      await page.goto(host.url + routes.homeAnchor('plateau'));
      const equipment = page.getByRole('region', { name: 'Plateau Technique' });
      const picture = equipment
        .getByRole('group', { name: /images$/ })
        .first()
        .getByRole('link')
        .first();
      await picture.scrollIntoViewIfNeeded();
      await expect(equipment.getByText('Image indisponible').first()).toBeVisible();
      await page.goto(host.url + String(await picture.getAttribute('href')));
      await expectReadable(page, pages.offline.heading);
    },
  );

  test('a silent network does not delay the page', async ({ page, host }) => {
    await visit(page, host.url + routes.hours());
    await host.fallSilent();
    await page.goto(host.url + routes.doctors(), { waitUntil: 'commit' });
    await expectReadable(page, pages.doctors.heading);
  });

  test.describe('a host that breaks down', () => {
    test.use({ allowedComplaints: [/status of 503/] });

    test('is replaced by the cached copy', async ({ page, host }) => {
      await visit(page, host.url + routes.hours());
      await host.breakDown();
      await page.goto(host.url + routes.practical());
      await expectReadable(page, pages.practical.heading);
      await page.goto(host.url + routes.about());
      await expectReadable(page, pages.offline.heading);
    });
  });

  test(
    'in the first seconds of a visit, only the page loads',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(routes.hours(), { waitUntil: 'load' });
      await page.clock.runFor(100);
      await untilReady(page);
      await page.clock.runFor(headStart - 100);
      expect(await workers(page)).toBe(0);
      await page.clock.runFor(3_000);
      await expect.poll(() => workers(page)).toBe(1);
    },
  );

  // content/model/clinic/connection.test.ts tests other networks.
  test('a visitor who saves data prefetches nothing', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // Detects the call itself, since the registration is only visible later.
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...asked) => {
        document.title = 'A worker is asked for';
        return register(...asked);
      };
    });
    await page.clock.install();
    await page.goto(routes.hours());
    await page.clock.runFor(headStart + 5_000);
    await expect(page).toHaveTitle(/^Horaires/);
  });

  test('a deploy in mid-visit: new pages under the old worker, then the new one', async ({
    page,
    host,
  }) => {
    const heading = (where: Page) =>
      where.getByRole('heading', { level: 1, name: pages.practical.heading });
    await visit(page, host.url + routes.practical());
    await publish(host, practicalBis);
    await page.goto(host.url + routes.practical());
    await expect(heading(page)).toHaveText(newTitle);
    await untilNewWorkerWaits(page);
    await page.goto(host.url + routes.doctors());
    await expectReadable(page, pages.doctors.heading);

    const context = page.context();
    await page.close();
    const last = await context.newPage();
    await last.goto(host.url + routes.doctors());
    await loseNetwork(last, host);
    await last.goto(host.url + routes.practical());
    await expect(heading(last)).toHaveText(newTitle);
  });

  test(
    'the kill switch removes the worker and its caches',
    { tag: '@nightly' },
    async ({ page, host }) => {
      await visit(page, host.url + routes.hours());
      host.replace('sw.js', readFileSync(path.join(host.directory, 'sw-off.js')));
      await page.clock.install();
      await page.goto(host.url + routes.doctors());
      await expect.poll(() => cacheNames(page)).toEqual([]);
      await expect.poll(() => workers(page)).toBe(0);
      // Waits longer than a first visit takes to register the worker.
      await page.clock.fastForward(10_000);
      await waitForFrames(page, 10);
      expect(await workers(page)).toBe(0);
      await expectReadable(page, pages.doctors.heading);
    },
  );

  test.describe('what is kept', () => {
    test.use({ allowedComplaints: [/status of 404/] });

    test('neither a wrong address, nor a preview, nor another query', async ({ page, host }) => {
      await visit(page, host.url + routes.hours());
      await page.goto(`${host.url}/nulle-part/`);
      await page.goto(`${host.url}${routes.services()}?id=Cardiologie&nom=Awa`);
      await untilKept(page);
      await page.evaluate(() => fetch('/previews/accueil.jpg').then((answer) => answer.blob()));
      const addresses = await keptAddresses(page);
      expect(addresses).toContain(host.url + routes.services());
      const isOurs = (address: string) => address.startsWith(`${host.url}/`);
      const isWrong = (address: string) => /nulle-part|previews|\?/.test(address);
      expect(addresses.filter((address) => !isOurs(address) || isWrong(address))).toEqual([]);
    });
  });
});
