import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Usually takes under a second; a cold disk may need 15. */
const OPTIONS = /** @type {const} */ ({ stdio: 'ignore', timeout: 15_000 });

/**
 * The browsers of other engines that this machine has, and that start.
 *
 * @param {NodeJS.ProcessEnv} [env] its PATH is searched
 * @returns {{ name: 'firefox' | 'webkitgtk', program: string }[]} the browser, or the server that drives it
 */
export function findEngines({ PATH = '' } = process.env) {
  const folders = PATH.split(path.delimiter).filter(path.isAbsolute);
  /** @param {string} name */
  const all = (name) => folders.map((folder) => path.join(folder, name)).filter(existsSync);
  const firefox = ['firefox-esr', 'firefox'].flatMap(all).find(isFirefox);
  // WebKitGTK draws nothing without a screen.
  const webKit = all('Xvfb').length > 0 ? all('WebKitWebDriver')[0] : undefined;
  return [
    ...(firefox === undefined
      ? []
      : [{ name: /** @type {const} */ ('firefox'), program: firefox }]),
    ...(webKit === undefined
      ? []
      : [{ name: /** @type {const} */ ('webkitgtk'), program: webKit }]),
  ];
}

/**
 * @param {string} program called firefox
 * @returns {boolean} whether it starts, and takes a profile of ours: Ubuntu's is a stub for a snap, which sees no folder
 *   of the system's temporary ones
 */
function isFirefox(program) {
  // A stub is a few lines of shell.
  const isSnap = program.includes('/snap/') || /\/snap\//.test(beginningOf(program));
  return !isSnap && spawnSync(program, ['--version'], OPTIONS).status === 0;
}

/**
 * @param {string} file
 * @returns {string} its first characters
 */
function beginningOf(file) {
  return readFileSync(file).subarray(0, 4096).toString('latin1');
}
