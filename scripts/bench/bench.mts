import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePages } from '../../content/facts/site';
import { routes } from '../../content/model/clinic/routes';
import type { Arrival } from '../../e2e/support/arrival';
import { signCertificate } from '../../e2e/support/signed-certificate';
import { writeCompressed } from '../../light/step/compressed';
import { serve } from '../serve/static-host';
import { findChromium } from '../setup/programs.mjs';
import { readArrival } from './arrival';
import { writeBarePages } from './bare-page';
import { readPage, type Reading } from './lighthouse';
import { inTurns, median, printHead, printRow } from './table';
import { readVisits } from './visits-on-lines';

const browser = findChromium() ?? '';

/** The export before the light step. */
const plainDirectory = '.next/plain';

function printReadings(
  page: string,
  ours: readonly Reading[],
  bare: readonly Reading[],
  plain: Reading,
): void {
  const middle = (key: Exclude<keyof Reading, 'scores'>, of = ours) =>
    median(of.map((reading) => reading[key]));
  const withRatio = (key: 'firstPaint' | 'largestPaint') =>
    `${middle(key).toFixed(0)} (× ${(middle(key) / middle(key, bare)).toFixed(2)})`;
  printRow([
    `\`${page}\``,
    [...new Set(ours.map(({ scores }) => scores))].join(', '),
    (middle('bytes') / 1000).toFixed(0),
    middle('requests').toFixed(0),
    (plain.bytes / 1000).toFixed(0),
    plain.requests.toFixed(0),
    withRatio('firstPaint'),
    withRatio('largestPaint'),
    middle('blocked').toFixed(0),
    middle('shift').toFixed(2),
  ]);
}

/** Over HTTP/2, as hosts serve. */
async function readPages(pages: readonly string[], directory: string): Promise<void> {
  printHead('× is the ratio to a page with the same words and first picture alone.', [
    ...['page', 'Lighthouse', 'KB', 'requests', 'plain, KB', 'plain, requests'],
    ...['FCP, ms', 'LCP, ms', 'blocked, ms', 'shift'],
  ]);
  const identity = signCertificate(directory, 'localhost');
  const ours = await serve({ directory: 'out', port: 0, identity });
  const bare = await serve({ directory, port: 0, identity });
  await writeCompressed(plainDirectory);
  const plain = await serve({ directory: plainDirectory, port: 0, identity });
  for (const page of pages) {
    const read = (url: string) => readPage(url, browser);
    const [readings, bareReadings] = await inTurns(read, ours.url + page, bare.url + page);
    printReadings(page, readings, bareReadings, await read(plain.url + page));
  }
  await Promise.all([ours.close(), bare.close(), plain.close()]);
}

async function readArrivals(pages: readonly string[], directory: string): Promise<void> {
  printHead('The main thread while a page arrives at 1.6 Mbit/s; in brackets the bare page.', [
    ...['page', 'blocked at 4 ×, ms', 'longest task', 'blocked at 6 ×, ms', 'longest task'],
    ...['full layouts', 'restyled'],
  ]);
  const ours = await serve({ directory: 'out', port: 0 });
  const bare = await serve({ directory, port: 0 });
  for (const page of pages) {
    const cells = [];
    for (const slowdown of [4, 6]) {
      const read = (url: string) => readArrival(url, browser, slowdown);
      const both = await inTurns(read, ours.url + page, bare.url + page);
      const beside = (key: keyof Arrival) => {
        const [our, bares] = both.map((readings) => median(readings.map((one) => one[key])));
        return `${our?.toFixed(0) ?? ''} (${bares?.toFixed(0) ?? ''})`;
      };
      cells.push(beside('blocked'), beside('longestTask'));
      if (slowdown === 6) cells.push(beside('fullLayouts'), beside('restyledElements'));
    }
    printRow([`\`${page}\``, ...cells]);
  }
  await Promise.all([ours.close(), bare.close()]);
}

const tables = { pages: readPages, thread: readArrivals, lines: readVisits };

/** `npm run bench -- lines /about/` prints one table, for one page. */
const asked = process.argv.slice(2);
const askedAmong = (names: readonly string[]) => {
  const chosen = names.filter((name) => asked.includes(name));
  return chosen.length > 0 ? chosen : names;
};

const pages = askedAmong([
  ...sitePages.map((name) => routes[name]()),
  routes.specialty('pediatrie'),
]);
const directory = mkdtempSync(path.join(tmpdir(), 'bare-'));
await writeBarePages(directory, pages);
for (const name of askedAmong(Object.keys(tables)))
  await tables[name as keyof typeof tables](pages, directory, browser);
rmSync(directory, { recursive: true });
