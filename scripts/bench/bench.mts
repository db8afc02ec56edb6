/** `npm run bench -- / /medecins/ ../before/out` measures first visits to pages, of our site and of that in another folder. */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { signCertificate } from '../../e2e/support/signed-certificate';
import { serve } from '../serve/static-host';
import { findChromium } from '../setup/programs.mjs';
import { firstVisit } from './first-visit';
import { readPage } from './lighthouse';
import { startSlowLine } from './slow-line';

const runs = Number(process.env.RUNS ?? 5);
const own = '.cache/bench';

const columns = ['page', 'site', 'Lighthouse', 'bytes', 'requests', 'FCP, ms', 'LCP, ms'];
columns.push('blocked, ms', 'words on 2G, s', 'telephone on 2G, s');

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const printRow = (cells: readonly string[]) => {
  console.log(`| ${cells.join(' | ')} |`);
};

const asked = process.argv.slice(2);
const isPage = (word: string) => /^\/(.*\/)?$/.test(word);
const folders = ['out', ...asked.filter((word) => !isPage(word))];

mkdirSync(own, { recursive: true });
const { certificate, key } = signCertificate(own, 'localhost');
// As many bytes as the two certificates of a real host.
const identity = { certificate: certificate.repeat(5), key };

const executablePath = findChromium() ?? '';
process.env.CHROME_PATH = executablePath;
const browser = await chromium.launch({
  executablePath,
  // `ignoreHTTPSErrors` would open a second connection after the error.
  args: ['--no-sandbox', '--ignore-certificate-errors'],
});
const hosts = await Promise.all(
  folders.map((directory) => serve({ directory, port: 0, identity })),
);
const lines = await Promise.all(hosts.map(({ url }) => startSlowLine(url)));
printRow(columns);
printRow(columns.map(() => '---'));
for (const page of asked.filter(isPage)) {
  const readings: { folder: string; scores: string; numbers: number[] }[] = [];
  // The sites take turns, so that they are measured under the same load.
  for (let run = 0; run < runs; run += 1)
    for (const [index, folder] of folders.entries()) {
      const { scores, numbers } = await readPage((hosts[index]?.url ?? '') + page);
      const visit = await firstVisit(browser, (lines[index]?.url ?? '') + page);
      readings.push({ folder, scores, numbers: [...numbers, ...visit] });
    }
  for (const folder of folders) {
    const ours = readings.filter((one) => one.folder === folder);
    const scores = new Set(ours.map((one) => one.scores));
    const numbers = columns
      .slice(3)
      .map((_, at) => middle(ours.map((one) => one.numbers[at] ?? 0)));
    printRow([page, folder, [...scores].join(', '), ...numbers.map((one) => one.toFixed(2))]);
  }
}
await Promise.all([...lines, ...hosts].map((each) => each.close()));
await browser.close();
