import { existsSync } from 'node:fs';
import path from 'node:path';

/** Often absent from a user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * @param {...string} names names of one program, the preferred one first
 * @returns {string | undefined} the file of the first name found
 */
function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * @returns {string | undefined} `CHROMIUM_PATH`, or Chromium of this machine; when undefined, Playwright uses its own
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findProgram('chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable');

/** @returns {string | undefined} nginx */
export const findNginx = () => findProgram('nginx');

/** @returns {string | undefined} Apache */
export const findApache = () => findProgram('apache2', 'httpd');

/**
 * @returns {{ name: 'firefox' | 'webkitgtk', program: string }[]} the engines besides Chromium that are installed
 * @throws {Error} when `CI` is set and one is missing
 */
export function findEngines() {
  const programs = {
    firefox: findProgram('firefox-esr'),
    webkitgtk: findProgram('Xvfb') && findProgram('WebKitWebDriver'),
  };
  return /** @type {const} */ (['firefox', 'webkitgtk']).flatMap((name) => {
    const program = programs[name];
    if (program !== undefined) return [{ name, program }];
    if (process.env.CI) throw new Error(`${name} is not installed: see .ci/run`);
    return [];
  });
}
