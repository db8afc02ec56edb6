import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Weighs 185 MB, so it is no dependency. Version 12 is the last for Node 20. */
const lighthouse = 'lighthouse@12.8.2';

const flags =
  '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE localhost"';

/** Simulated times in ms, the size in bytes. */
const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** `scores` are out of 100. */
export type Reading = Record<keyof typeof audits | 'requests', number> & {
  scores: string;
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>;
}

/** Measures one page. Throws when Lighthouse fails. */
export async function readPage(url: string, browser: string): Promise<Reading> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${flags}`],
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
  );
  const report = JSON.parse(stdout) as Report;
  const numbers = Object.entries(audits).map(
    ([name, audit]) => [name, report.audits[audit]?.numericValue ?? Number.NaN] as const,
  );
  return {
    ...(Object.fromEntries(numbers) as Record<keyof typeof audits, number>),
    requests: report.audits['network-requests']?.details?.items.length ?? Number.NaN,
    scores: Object.values(report.categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
  };
}
