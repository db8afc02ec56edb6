import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePages } from '../../content/facts/site';
import { routes } from '../../content/model/clinic/routes';
import type { Arrival } from '../../e2e/support/arrival';
import { signCertificate } from '../../e2e/support/signed-certificate';
import { serve } from '../serve/static-host';
import { barePage } from './bare-page';
import { readArrival } from './arrival';
import { readPage, type Reading } from './lighthouse';
import { slowVisit } from './slow-phone';
import { writeCompressed } from '../../light/step/compressed';
import { findChromium } from '../setup/programs.mjs';

/** `npm run bench -- /about/` measures that page alone. */
const asked = process.argv.slice(2);
const pages = [...sitePages.map((name) => routes[name]()), routes.specialty('pediatrie')].filter(
  (page) => asked.length === 0 || asked.includes(page),
);
const runs = Number(process.env.RUNS ?? 5);
const browser = findChromium() ?? '';

/** The export before the light step. */
const plainDirectory = '.next/plain';

async function writeBarePages(directory: string): Promise<void> {
  for (const page of pages) {
    mkdirSync(path.join(directory, page), { recursive: true });
    const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
    writeFileSync(path.join(directory, page, 'index.html'), barePage(html));
  }
  await writeCompressed(directory);
  symlinkSync(path.resolve('out/images'), path.join(directory, 'images'));
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function rowOf(
  page: string,
  ours: readonly Reading[],
  bare: readonly Reading[],
  plain: Reading,
): string {
  const middle = (key: Exclude<keyof Reading, 'scores'>, of = ours) =>
    median(of.map((reading) => reading[key]));
  const withRatio = (key: 'firstPaint' | 'largestPaint') =>
    `${middle(key).toFixed(0)} (× ${(middle(key) / middle(key, bare)).toFixed(2)})`;
  return row([
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

/** Measures both in turns, so that they run under the same load. */
async function inTurns<Result>(
  read: (url: string) => Promise<Result>,
  ours: string,
  bare: string,
): Promise<readonly [ours: Result[], bare: Result[]]> {
  const [readings, bareReadings]: [Result[], Result[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    bareReadings.push(await read(bare));
    readings.push(await read(ours));
  }
  return [readings, bareReadings];
}

/** Over HTTP/2, as hosts serve. */
async function readPages(directory: string): Promise<void> {
  const identity = signCertificate(directory, 'localhost');
  const ours = await serve({ directory: 'out', port: 0, identity });
  const bare = await serve({ directory, port: 0, identity });
  await writeCompressed(plainDirectory);
  const plain = await serve({ directory: plainDirectory, port: 0, identity });
  for (const page of pages) {
    const read = (url: string) => readPage(url, browser);
    const [readings, bareReadings] = await inTurns(read, ours.url + page, bare.url + page);
    console.log(rowOf(page, readings, bareReadings, await read(plain.url + page)));
  }
  await Promise.all([ours.close(), bare.close(), plain.close()]);
}

/** Prints the work of the main thread, at two processor speeds. */
async function readArrivals(directory: string): Promise<void> {
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
    console.log(row([`\`${page}\``, ...cells]));
  }
  await Promise.all([ours.close(), bare.close()]);
}

async function readSlowPhone(): Promise<void> {
  const { url, close } = await serve({ directory: 'out', port: 0 });
  const visits: (readonly [readable: number, slider: number])[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await slowVisit(url, browser));
  await close();
  const [readable, slider] = ([0, 1] as const).map((at) =>
    median(visits.map((visit) => visit[at])),
  );
  console.log(`\nSlow phone: read after ${readable} s, the slider moved in ${slider} s`);
}

console.log(
  `The middle of ${String(runs)} runs; × is the ratio to a page with the same words and first picture alone.\n`,
);
console.log(
  row([
    ...['page', 'Lighthouse', 'KB', 'requests', 'plain, KB', 'plain, requests'],
    ...['FCP, ms', 'LCP, ms', 'blocked, ms', 'shift'],
  ]),
);
console.log(row(Array<string>(10).fill('---')));
const bareDirectory = mkdtempSync(path.join(tmpdir(), 'bare-'));
await writeBarePages(bareDirectory);
await readPages(bareDirectory);
console.log('\nThe main thread while a page arrives at 1.6 Mbit/s; in brackets the bare page.\n');
console.log(
  row([
    ...['page', 'blocked at 4 ×, ms', 'longest task', 'blocked at 6 ×, ms', 'longest task'],
    ...['full layouts', 'restyled'],
  ]),
);
console.log(row(Array<string>(7).fill('---')));
await readArrivals(bareDirectory);
rmSync(bareDirectory, { recursive: true });
if (asked.length === 0) await readSlowPhone();
