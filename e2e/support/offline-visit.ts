import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import type { PhoneNumber } from '../../content/model/clinic/phone';
import { builtAt, sealed, wordsOf } from '../../light/worker/recognise';
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

type Change = (html: string, address: string) => string;

/** Publishes a later release, whose pages are changed. */
export async function publish(host: Host, change: Change, instant = '2026-11-02T00:00:00Z') {
  const { directory, replace } = host;
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    if (wordsOf(html) === html) continue;
    const address = `/${file.replace(/index\.html$/, '')}`;
    const later = html.replace(/<!--\w+-->$/, '').replace(builtAt(html), instant);
    replace(file, await sealed(address, change(later, address)));
  }
  // Removed, not overwritten, since the file is a hard link to that of out/.
  rmSync(path.join(host.directory, 'sw.js'));
  await writeWorker(host.directory);
}

const { number, shown } = clinic.phones[0];
const newNumber = number.replace(/\d\d$/, '99') as PhoneNumber;

export const numbers = { old: number, new: newNumber, newShown: shown.replace(/\d\d$/, '99') };

/** Changes the first telephone of the clinic. */
export const withNewNumber = (html: string) =>
  html.replaceAll(number, newNumber).replaceAll(shown, numbers.newShown);

const sourceOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** Gives the main script another name, as a release does that changes any script. Returns how its pages change. */
export function renameMainScript(host: Host): Change {
  const read = (file: string) => readFileSync(path.join(host.directory, file), 'utf8');
  const [, main = '', hash = ''] = /(\/_islands\/main-(\w+)\.js)/.exec(read('index.html')) ?? [];
  const text = `${read(main)}\n// Another release`;
  const renamed = main.replace(hash, createHash('sha256').update(text).digest('hex').slice(0, 5));
  rmSync(path.join(host.directory, main));
  host.replace(renamed, text);
  const script =
    read('index.html')
      .split(/<\/?script>/)
      .find((part) => part.includes(main)) ?? '';
  const allowed = [sourceOf(script), sourceOf(script.replaceAll(main, renamed))] as const;
  host.replace('_headers', read('_headers').replaceAll(...allowed));
  return (html) => html.replaceAll(...allowed).replaceAll(main, renamed);
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
