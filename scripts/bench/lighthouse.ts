import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Weighs 185 MB, so it is no dependency. Version 12 is the last for Node 20. */
const lighthouse = 'lighthouse@12.8.2';

const flags =
  '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE localhost"';

const sums = ['total-byte-weight', 'network-requests'];
/** As Lighthouse simulates them, in ms. */
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details: { items: unknown[] } } | undefined>;
}

/** Measures a page on a phone: scores out of 100, `sums` and `times`. */
export async function readPage(url: string): Promise<{ scores: string; numbers: number[] }> {
  const options = ['--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${flags}`];
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...options];
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 2 ** 26 });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
  const numbers = [...sums, ...times].map(
    (name) => audits[name]?.numericValue ?? audits[name]?.details.items.length ?? Number.NaN,
  );
  return { scores: scores.join(' / '), numbers };
}
