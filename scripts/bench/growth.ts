import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { serve as serveFolder } from '../serve.mjs';
import { median } from './lighthouse';

/** What grows with a clinic: the lists of `content/data`, and the field that tells their entries apart. */
const lists = [
  { name: 'doctors', key: 'name' },
  { name: 'equipment', key: 'id' },
  { name: 'insurers', key: 'nom' },
] as const;

/** What one size of the site costs. */
export interface Growth {
  readonly times: number;
  /** Of the pages; the pictures and fonts were made before, s. */
  readonly build: number;
  /** As a visitor receives it (brotli), bytes. */
  readonly homeHtml: number;
  readonly doctorsHtml: number;
  /** From a letter typed to the list shown, on this machine, ms. */
  readonly filter: number;
}

function multiply(folder: string, { name, key }: (typeof lists)[number], times: number): void {
  const file = (of: string) => path.join(folder, 'content/data', `${of}.ts`);
  renameSync(file(name), file(`${name}-once`));
  writeFileSync(
    file(name),
    `import { ${name} as once } from './${name}-once';

export type * from './${name}-once';

export const ${name} = Array.from({ length: ${String(times)} }, (_, turn) =>
  turn === 0 ? once : once.map((entry) => ({ ...entry, ${key}: \`\${entry.${key}} \${turn + 1}\` })),
).flat() as unknown as typeof once;
`,
  );
}

/** A copy of the project, with the pictures made for it, and its lists so many times as long. */
function copyProject(times: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), `grown-${String(times)}-`));
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const tops = new Set(tracked.filter(Boolean).map((file) => file.split('/')[0] ?? file));
  for (const top of [...tops, '.cache']) execFileSync('cp', ['-a', top, folder]);
  execFileSync('cp', ['-a', '--link', 'node_modules', folder]);
  for (const list of lists) multiply(folder, list, times);
  return folder;
}

const weigh = (folder: string, page: string) =>
  brotliCompressSync(readFileSync(path.join(folder, 'out', page, 'index.html'))).length;

/** How long a field takes, in the page, from `typed` to what it changes having been drawn (ms). */
async function timeTyping(field: SVGElement | HTMLElement, typed: string): Promise<number> {
  const start = performance.now();
  (field as HTMLInputElement).value = typed;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return performance.now() - start;
}

/** Types a letter into the search of /medecins/, and waits until what is left has been drawn. */
async function typeOneLetter(url: string, browserPath: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${url}/medecins/`, { waitUntil: 'load', timeout: 120_000 });
  const field = page.getByRole('searchbox');
  await field.fill('d');
  await page.getByRole('button', { name: 'Effacer les filtres' }).waitFor();
  const took: number[] = [];
  for (const typed of ['da', 'd', 'de', 'd', 'di', 'd'])
    took.push(await field.evaluate(timeTyping, typed));
  await browser.close();
  return median(took);
}

/** Builds the site with its lists `times` as long, and measures it, served by `serve`. */
export async function growTo(
  times: number,
  browserPath: string,
  serve: typeof serveFolder,
): Promise<Growth> {
  const folder = copyProject(times);
  const start = performance.now();
  for (const step of [
    ['next', 'build'],
    ['tsx', 'scripts/export.ts'],
  ])
    execFileSync('npx', step, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const build = (performance.now() - start) / 1000;
  const { url, close } = await serve({ directory: path.join(folder, 'out'), port: 0 });
  const filter = await typeOneLetter(url, browserPath);
  await close();
  const growth = {
    times,
    build,
    homeHtml: weigh(folder, ''),
    doctorsHtml: weigh(folder, 'medecins'),
    filter,
  };
  rmSync(folder, { recursive: true });
  return growth;
}

/** The table of some sizes, each figure as a ratio to the first. */
export function growthTable(growths: readonly Growth[]): string {
  const [first] = growths;
  if (!first) throw new Error('Nothing was measured');
  const ratio = (value: (growth: Growth) => number) =>
    growths.map((growth) => `× ${(value(growth) / value(first)).toFixed(1)}`);
  const rows = [
    ['build time', ...ratio(({ build }) => build)],
    ['HTML of the home page, brotli', ...ratio(({ homeHtml }) => homeHtml)],
    ['HTML of /medecins/, brotli', ...ratio(({ doctorsHtml }) => doctorsHtml)],
    ['a letter typed into the search', ...ratio(({ filter }) => filter)],
  ];
  const head = ['', ...growths.map(({ times }) => `${String(times)} × the content`)];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
