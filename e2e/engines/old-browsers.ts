import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A Chromium version of old phones, from an npm package for servers. */
export interface OldBrowser {
  version: number;
  /** Whether every interactive part works (docs/browsers.md). */
  isWhole: boolean;
  /** npm package, as `name@version`. */
  source: string;
  /** As in package-lock.json. */
  integrity: string;
}

/** Chromium of 2020 and of 2021. */
export const oldBrowsers: readonly OldBrowser[] = [
  {
    version: 80,
    isWhole: false,
    source: 'chrome-aws-lambda@2.1.1',
    integrity:
      'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  {
    version: 92,
    isWhole: true,
    source: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
];

/** Kept between runs. */
const folder = '.cache/old-browsers';

/** The path exists once the browser is fetched. */
export const programOf = ({ version }: OldBrowser) => path.resolve(folder, `chromium-${version}`);

/** Fetches an archive, and returns its path. Throws if npm cannot fetch it, or if its hash is not the pinned one. */
function pack({ source, integrity }: OldBrowser, into: string): string {
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', into, source], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [{ filename }] = JSON.parse(told) as [{ filename: string }];
  const archive = path.join(into, filename);
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`${source} is not what was pinned: ${hash}`);
  return archive;
}

function fetchOnLinux(browser: OldBrowser): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('it runs on Linux x64 only');
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'fetch-'));
  try {
    const compressed = execFileSync(
      'tar',
      ['-xzOf', pack(browser, own), 'package/bin/chromium.br'],
      { maxBuffer: 2 ** 28 },
    );
    const program = path.join(own, 'chromium');
    writeFileSync(program, brotliDecompressSync(compressed), { mode: 0o755 });
    renameSync(program, programOf(browser));
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Fetches a browser, unless it is already fetched. A failure throws where `CI` is set, and only warns elsewhere. */
export function fetchBrowser(browser: OldBrowser): void {
  if (existsSync(programOf(browser))) return;
  try {
    fetchOnLinux(browser);
  } catch (error) {
    const reason = `Chromium ${browser.version} cannot be had: ${String(error)}`;
    if (process.env.CI) throw new Error(reason, { cause: error });
    console.warn(reason);
  }
}
