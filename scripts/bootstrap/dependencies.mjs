import { readFileSync } from 'node:fs';
import { npm, run } from './child-process.mjs';
import { UserError } from './user-error.mjs';

/** npm's own record of what it has put into node_modules, written once all of it is there. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @typedef {object} Lock the part of a lock file that matters here
 * @property {Record<string, { version?: string, optional?: boolean }>} packages by path, '' the project
 */

/**
 * Whether node_modules holds what package-lock.json asks for, and nothing else. An optional package may be missing: it is
 * most often made for another kind of machine.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's record of node_modules
 * @returns {boolean} false when a package is missing, is one too many or has another version
 */
export function isInstalled(wanted, installed) {
  const paths = new Set([...Object.keys(wanted.packages), ...Object.keys(installed.packages)]);
  paths.delete('');
  return [...paths].every((path) => {
    const found = installed.packages[path];
    const asked = wanted.packages[path];
    return found === undefined ? asked?.optional === true : found.version === asked?.version;
  });
}

/**
 * Installs the packages of package-lock.json when they are not all there.
 *
 * @param {(line: string) => void} announce told what is going to take a while
 * @throws {UserError} when npm cannot, or when it had to install something else
 */
export async function installDependencies(announce) {
  if (matchesLock()) return;
  announce('Installing the dependencies (npm install)…');
  // Not `npm ci`: it refuses a lock that was written where the registry lacks the optional packages of other systems.
  // `--include=dev`: NODE_ENV=production would leave out the tools that build the site.
  const { succeeded, output } = await run(...npm(['install', '--no-save', '--include=dev']));
  if (!succeeded) {
    throw new UserError(
      `npm install failed (${reasonOf(output)}). Mend that, most often the network or a full disk, and run the command again.`,
    );
  }
  if (matchesLock()) return;
  throw new UserError(
    'package-lock.json does not match package.json: run `npm install`, and commit the file that it writes.',
  );
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

/** @returns {boolean} whether node_modules is what package-lock.json asks for */
function matchesLock() {
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) {
    throw new UserError('package-lock.json cannot be read: get it back from the repository.');
  }
  const installed = readLock(INSTALLED);
  return installed !== undefined && isInstalled(wanted, installed);
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
