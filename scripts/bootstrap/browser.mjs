import { spawnSync } from 'node:child_process';
import { run } from './child-process.mjs';
import { findPrograms, starts } from './programs.mjs';
import { UserError } from './user-error.mjs';

/** Debian's packages of the browser. The first has no windows, and takes half the processor time of the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Names under which Debian, Ubuntu and Google install the browser, the lightest first. */
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser installed on this machine, if one really starts: Ubuntu's `chromium-browser` may be a mere stub.
 *
 * @param {NodeJS.ProcessEnv} [env] its PATH is searched; CHROMIUM_PATH, the person's own choice, comes first
 * @returns {string | undefined} what to give Playwright as `executablePath`; undefined leaves it to its own browser
 * @throws {UserError} when CHROMIUM_PATH is no browser
 */
export function findBrowser(env = process.env) {
  const { CHROMIUM_PATH: chosen } = env;
  if (chosen !== undefined && chosen !== '') {
    if (starts(chosen)) return chosen;
    throw new UserError(
      `CHROMIUM_PATH is « ${chosen} », which is no browser: correct it, or unset it to let the tests find one.`,
    );
  }
  return findPrograms(NAMES, env).find(starts);
}

/**
 * Sees to it that the end-to-end tests have a browser: the machine's; else Playwright's own if already there; else
 * Debian's package where we may install it; else Playwright's own.
 *
 * @param {(line: string) => void} announce told what is going to take a while
 * @throws {UserError} when no browser can be had
 */
export async function ensureBrowser(announce) {
  if (findBrowser() !== undefined || (await hasPlaywrightBrowser())) return;
  const asRoot = starts('apt-get') ? rootPrefix() : undefined;
  if (asRoot !== undefined) {
    announce('Installing Chromium (apt-get install)…');
    await aptInstallChromium(asRoot);
    if (findBrowser() !== undefined) return;
  }
  announce('Installing Chromium (playwright install chromium)…');
  // Its libraries come from apt-get too.
  const options = asRoot === undefined ? [] : ['--with-deps'];
  await run(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...options,
    'chromium',
  ]);
  if (await hasPlaywrightBrowser()) return;
  throw new UserError(
    'The end-to-end tests need a browser, and none could be installed: install Chromium with your package manager ' +
      'or set CHROMIUM_PATH to one (`npm run check` needs none).',
  );
}

/** @returns {string[] | undefined} what to put before a command to run it as root; undefined when we may not */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {readonly string[]} asRoot what to put before a command to run it as root */
async function aptInstallChromium(asRoot) {
  const [command = '', ...args] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(command, [...args, 'update']);
  for (const name of PACKAGES) {
    if (findBrowser() !== undefined) return;
    await run(command, [...args, 'install', '-y', '--no-install-recommends', name]);
  }
}

/** @returns {Promise<boolean>} whether Playwright's own browser is there and starts */
async function hasPlaywrightBrowser() {
  // Not imported at the top: this file is also read before anything is installed.
  const { chromium } = await import('playwright');
  return starts(chromium.executablePath());
}
