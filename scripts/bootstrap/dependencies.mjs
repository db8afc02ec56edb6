import { readFileSync } from 'node:fs';
import { npm, run } from './child-process.mjs';
import { UserError } from './user-error.mjs';

/** npm's own record of what it has put into node_modules, written once all of it is there. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @typedef {object} Lock the part of a lock file that matters here
 * @property {Record<string, { version?: string, optional?: boolean, link?: boolean }>} packages by path, '' the project
 */

/**
 * Whether node_modules holds what package-lock.json asks for. An optional package may be missing: it is most often made
 * for another kind of machine.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's record of node_modules
 * @returns {boolean} false when a package is missing or has another version
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * Installs the packages of package-lock.json when they are not all there.
 *
 * @param {(line: string) => void} announce told what is going to take a while
 * @throws {UserError} when npm cannot
 */
export async function installDependencies(announce) {
  const installed = readLock(INSTALLED);
  if (installed !== undefined && isInstalled(requireLock(), installed)) return;
  announce('Installing the dependencies (npm ci)…');
  // `--include=dev`: NODE_ENV=production would leave out the tools that build the site.
  const { succeeded, output } = await run(...npm(['ci', '--include=dev']));
  if (!succeeded) {
    throw new UserError(
      `npm ci failed (${reasonOf(output)}). Check the network and the free disk space, then run the command again.`,
    );
  }
}

/**
 * The reason that npm gives for a failure, on one line.
 *
 * @param {string} output all that npm wrote
 * @returns {string} its error code and first sentence
 */
export function reasonOf(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) (?!A complete log|errno|syscall)\S/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) /, ''));
  return lines.slice(0, 2).join(': ') || output.trim().split('\n').pop() || 'it gave no reason';
}

/**
 * @param {string} path of a lock file
 * @returns {Lock | undefined} undefined when there is none that can be read
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @returns {Lock} package-lock.json */
function requireLock() {
  const lock = readLock('package-lock.json');
  if (lock !== undefined) return lock;
  throw new UserError('package-lock.json cannot be read: get it back from the repository.');
}
