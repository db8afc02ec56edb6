import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { writeWorker } from '../../light/worker/write-worker';
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

/** Time after `load` by which a page has requested the worker, ms. */
export const untilWorker = headStart + 3_000;

/** Returns the number of workers that are installed or being installed. */
export const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Waits until the open page is cached. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.pathname))))
    .toBe(true);
}

/** Returns the address of each cached response. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });

/** Changes a page, and writes the worker of that release. */
export async function publish(host: Host, file: string, change: (html: string) => string) {
  host.replace(file, change(readFileSync(path.join(host.directory, file), 'utf8')));
  // Removed, not overwritten, since the file is a hard link to that of out/.
  rmSync(path.join(host.directory, 'sw.js'));
  await writeWorker(host.directory);
}

/** Waits until a new worker is installed and waiting. */
export async function untilNewWorkerWaits(page: Page): Promise<void> {
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
}

/** Opens a page, and waits until the worker has cached the site and controls the page. */
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
