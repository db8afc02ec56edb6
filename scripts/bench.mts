import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { sitePages } from '../content/data/site';
import { routes } from '../content/model/routes';
import { barePage } from './bench/bare-page';
import { slowVisit } from './bench/slow-phone';
import { median, readPage, type Reading } from './bench/lighthouse';
import { findChromium } from './programs.mjs';
import { writeCompressed } from './export/compressed';
import { signCertificate } from '../e2e/signed-certificate';
import { serve } from '../e2e/static-host';

const report = 'docs/performance.md';
const runs = Number(process.env.RUNS ?? 5);

/** Every page; one specialty of the 26, which are alike. */
const paths = [...sitePages.map((name) => routes[name]()), routes.specialty('pediatrie')];

/** Writes, for each page of the export, one with its words alone, compressed as the build compresses. */
async function writeBarePages(directory: string): Promise<void> {
  for (const page of paths) {
    mkdirSync(path.join(directory, page), { recursive: true });
    const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
    writeFileSync(path.join(directory, page, 'index.html'), barePage(html));
  }
  await writeCompressed(directory);
}

const middle = (readings: readonly Reading[], value: (reading: Reading) => number) =>
  median(readings.map(value));

function row(page: string, ours: readonly Reading[], bare: readonly Reading[]): string {
  const ratio = (value: (reading: Reading) => number) =>
    (middle(ours, value) / middle(bare, value)).toFixed(2);
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    middle(ours, ({ scores: all }) => all[name] ?? 0),
  );
  const cells = [
    `\`${page}\``,
    scores.join(' / '),
    ratio(({ firstPaint }) => firstPaint),
    ratio(({ largestPaint }) => largestPaint),
    middle(ours, ({ blocking }) => blocking).toFixed(0),
    middle(ours, ({ shift }) => shift).toFixed(2),
    ratio(({ bytes }) => bytes),
    (middle(ours, ({ bytes }) => bytes) / 1000).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** When, and on what. */
const circumstances = `on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;

/** The home page as a slow phone meets it. */
async function measureSlowVisit(browser: string): Promise<string> {
  const { url, close } = await serve({ directory: 'out', port: 0 });
  const visit = await slowVisit(url, browser, runs);
  await close();
  return `Measured ${circumstances}, the middle of ${runs} runs: the home page with a processor six times slower than this machine's,
400 kbit/s and 400 ms to any response, from an empty cache:

- read, and the telephone answering a tap, after ${visit.readable.toFixed(1)} s (aim: 2.5);
- the first slider moved by its arrow ${visit.slider.toFixed(1)} s after reaching it, once the first screen has come (aim: 3); ${visit.sliderAtOnce.toFixed(1)} s when one goes there at once.
`;
}

/** Reads every page and its bare twin in turn. */
async function readAll(browser: string): Promise<string> {
  const bareDirectory = mkdtempSync(path.join(tmpdir(), 'bare-'));
  await writeBarePages(bareDirectory);
  // Over HTTP/2, as `deploy/nginx.conf` says.
  const how = { port: 0, identity: signCertificate(bareDirectory, 'localhost') };
  const ours = await serve({ directory: 'out', ...how });
  const bare = await serve({ directory: bareDirectory, ...how });
  const rows: string[] = [];
  for (const page of paths) {
    const [read, bareRead]: [Reading[], Reading[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      bareRead.push(await readPage(bare.url + page, browser));
      read.push(await readPage(ours.url + page, browser));
    }
    rows.push(row(page, read, bareRead));
    console.log(rows.at(-1));
  }
  await Promise.all([ours.close(), bare.close()]);
  rmSync(bareDirectory, { recursive: true });
  return `Measured ${circumstances}: Lighthouse as a phone, the middle of ${runs} runs.
Each page is read in turn with a page that says the same words and has nothing else, from the same server (HTTP/2, TLS, brotli
as the build leaves it) in the same run.
« × » is a ratio to that page: it holds on any machine, times do not. First paint (FCP), largest paint (LCP), bytes.

| page | Lighthouse | FCP × | LCP × | blocked, ms | shift | bytes × | KB |
| ---- | ---------- | ----- | ----- | ----------- | ----- | ------- | -- |
${rows.join('\n')}
`;
}

/** The parts of the report, by the word that asks for each: `npm run bench -- pages`. */
const parts = {
  pages: { heading: 'Every page', measure: readAll },
  phone: { heading: 'A slow phone', measure: measureSlowVisit },
};

/** The report with what was just measured under `heading`, and all else as it was. */
function withSection(text: string, heading: string, section: string): string {
  const isIt = (part: string) => part.startsWith(`${heading}\n`);
  const [title = '', ...others] = text.split(/^## /m);
  const written = `${heading}\n\n${section}\n`;
  const sections = others.some(isIt)
    ? others.map((part) => (isIt(part) ? written : part))
    : [...others, written];
  return [title, ...sections].join('## ');
}

const browser = findChromium();
if (browser === undefined) throw new Error('No browser to measure with: run `npm test` once');
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !(word in parts));
if (unknown.length > 0) throw new Error(`Nothing to measure is called ${unknown.join(', ')}`);
for (const [word, { heading, measure }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(word)) continue;
  const section = await measure(browser);
  console.log(section);
  writeFileSync(report, withSection(readFileSync(report, 'utf8'), heading, section));
}
