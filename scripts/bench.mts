import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { pageRoutes, routes } from '../content/model/routes';
import { barePage } from './bench/bare-page';
import { median, readPage, type Reading } from './bench/lighthouse';
import { findBrowser } from './bootstrap/browser.mjs';
import { serve } from './serve.mjs';

const report = 'docs/performance.md';
const runs = Number(process.env.RUNS ?? 5);

/** Every page; one specialty stands for the 26, which are alike. */
const paths = [...pageRoutes.map((name) => routes[name]()), routes.specialty('pediatrie')];

/** Writes, beside each page of the export, one with its words alone. */
function writeBarePages(directory: string): void {
  for (const page of paths) {
    mkdirSync(path.join(directory, page), { recursive: true });
    const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
    writeFileSync(path.join(directory, page, 'index.html'), barePage(html));
  }
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

const head = () => `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse as a phone, the middle of ${runs} runs, on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}).
Each page is read in turn with a page that says the same words and has nothing else, from the same server in the same run.
« × » is a ratio to that page: it holds on any machine, times do not. First paint (FCP), largest paint (LCP), bytes.

| page | Lighthouse | FCP × | LCP × | blocked, ms | shift | bytes × | KB |
| ---- | ---------- | ----- | ----- | ----------- | ----- | ------- | -- |
`;

/** Reads every page and its bare twin in turn, and writes what it found. */
async function bench(): Promise<void> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('No browser to measure with: run `npm test` once');
  const bareDirectory = mkdtempSync(path.join(tmpdir(), 'bare-'));
  writeBarePages(bareDirectory);
  const ours = await serve({ directory: 'out', port: 0 });
  const bare = await serve({ directory: bareDirectory, port: 0 });
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
  writeFileSync(report, `${head()}${rows.join('\n')}\n`);
  await Promise.all([ours.close(), bare.close()]);
  rmSync(bareDirectory, { recursive: true });
}

await bench();
