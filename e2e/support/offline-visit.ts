import type { Page } from 'playwright/test';
import { startHost, type Host } from './host';
import { expect, test as visitorTest } from './visitor';

/** A test with a host of its own, which it may change. */
export const test = visitorTest.extend<{ host: Host }>({
  host: async ({}, visit, testInfo) => {
    const [host, end] = await startHost(testInfo.outputPath('site'));
    await visit(host);
    await end();
  },
});

/** Time after `load` in which the worker uses no network, ms (docs/decisions/0004-offline.md). */
export const headStart = 4_000;

/** Time after `load` at which a page has asked for the worker, ms. */
export const untilWorker = headStart + 3_000;

/** Returns the number of workers that are installed or being installed. */
export const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Waits until the open page is kept. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.pathname))))
    .toBe(true);
}

/** Opens a page, and waits until the worker has kept the site and controls the page. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(untilWorker);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await untilKept(page);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}
