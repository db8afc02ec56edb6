import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { textAt } from '../support/exported-site';
import { listen } from '../../scripts/serve/listen';
import {
  expect,
  delayRequests,
  test,
  waitForFonts,
  waitForFrames,
  watchMovement,
} from '../support/visitor';

/** Pages of several kinds. A script changes parts of the first ones while they load. */
const addresses = [
  routes.home(),
  routes.service('Odonto'),
  routes.doctors(),
  routes.booking(),
  routes.services(),
  routes.specialty('cardiologie'),
  routes.hours(),
  routes.emergencies(),
  routes.insurers(),
  routes.privacy(),
];

const nightlyFrom = (index: number, first: number) => (index < first ? [] : ['@nightly']);

// The names of the day's doctors, and their lengths, differ from day to day.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z')));

/** Fonts load after the text is shown, as on a slow network. */
async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const letFontsCome = await delayRequests(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitForFrames(page, 2);
  letFontsCome();
  await waitForFonts(page);
  await waitForFrames(page, 2);
  await page.unroute('**/*.woff2');
}

for (const [index, address] of addresses.entries())
  test(
    `nothing moves while ${address} arrives`,
    { tag: nightlyFrom(index, 4) },
    async ({ page }) => {
      const movement = await watchMovement(page);
      for (const width of [360, 412, 768, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        await openWithLateFonts(page, address);
        expect.soft(await movement(), `${address} at ${String(width)} px`).toBeLessThan(0.005);
      }
    },
  );

/** Sends the first screens of a page in pieces, as a slow network does. Returns a function that stops the server. */
async function sendInPieces(page: Page, address: string): Promise<() => void> {
  const html = textAt(address);
  const start = html.indexOf('<body');
  const end = start + 24_000;
  const server = createServer((_, response) => {
    void (async () => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, start));
      for (let at = start; at < end; at += 250) {
        response.write(html.slice(at, at + 250));
        await wait(20);
      }
      response.end(html.slice(end));
    })();
  });
  const port = await listen(server);
  await page.route(address, (route) =>
    route.continue({ url: `http://localhost:${String(port)}${address}` }),
  );
  return () => server.close();
}

for (const [index, address] of [routes.home(), routes.doctors(), routes.booking()].entries())
  test(
    `nothing moves while ${address} arrives in pieces`,
    { tag: ['@light', ...nightlyFrom(index, 1)] },
    async ({ page }) => {
      const end = await sendInPieces(page, address);
      const movement = await watchMovement(page);
      for (const width of [360, 768, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        await page.goto(address);
        await waitForFrames(page, 2);
        expect.soft(await movement(), `${address} at ${String(width)} px`).toBeLessThan(0.005);
      }
      end();
    },
  );

test('the action bar of a phone has its height before its links arrive', async ({ page }) => {
  await page.goto(routes.emergencies());
  const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
  const whole = await bar.boundingBox();
  await bar.evaluate((element) => {
    element.replaceChildren();
  });
  expect(await bar.boundingBox()).toEqual(whole);
});

test(
  'the fields of /medecins/ stay in place while their options arrive',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(routes.doctors());
    const fields = page.getByRole('search').getByRole('combobox');
    const placeOf = async () =>
      fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const places = await placeOf();
    expect(places).toHaveLength(1);
    await fields.evaluateAll((all) => {
      for (const one of all) one.replaceChildren();
    });
    expect(await placeOf()).toEqual(places);
  },
);

test(
  'half of the home page begins with its words, which no picture is above',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route(routes.home(), async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</h1>')) });
    });
    await page.goto(routes.home(), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  },
);
