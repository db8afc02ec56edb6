import { readFileSync } from 'node:fs';
import { findPrograms, starts } from './programs.mjs';

/**
 * The browsers of other engines that this machine has, and that start.
 *
 * @param {NodeJS.ProcessEnv} [env] its PATH is searched
 * @returns {{ name: 'firefox' | 'webkitgtk', program: string }[]} the browser, or the server that drives it
 */
export function findEngines(env = process.env) {
  const firefox = findPrograms(['firefox-esr', 'firefox'], env).find(isFirefox);
  // WebKitGTK draws nothing without a screen.
  const hasScreen = findPrograms(['Xvfb'], env).length > 0;
  const webKit = hasScreen ? findPrograms(['WebKitWebDriver'], env)[0] : undefined;
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
  return !isSnap && starts(program);
}

/**
 * @param {string} file
 * @returns {string} its first characters
 */
function beginningOf(file) {
  return readFileSync(file).subarray(0, 4096).toString('latin1');
}
