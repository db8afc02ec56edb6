import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Fetched when asked for: 185 MB that nobody needs to build or test the site. The last major that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';

/** What is read of one run. Times are Lighthouse's simulated ones, ms; scores go to 100. */
export interface Reading {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** What Lighthouse says of one page, as text; it loses about one trace in a hundred, and says so by failing. */
async function lighthouseOf(url: string, browser: string, attempts = 3): Promise<string> {
  try {
    const { stdout } = await execute(
      'npm',
      [
        ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
        ...['--output=json', '--quiet', '--form-factor=mobile'],
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE localhost"',
      ],
      { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
    );
    return stdout;
  } catch (error) {
    if (attempts === 1) throw error;
    return lighthouseOf(url, browser, attempts - 1);
  }
}

/** Reads one page on the phone that Lighthouse plays, with the browser at `browser`. */
export async function readPage(url: string, browser: string): Promise<Reading> {
  const { categories, audits } = JSON.parse(await lighthouseOf(url, browser)) as Report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** The middle of some numbers; the lower of the two middles of an even count. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
