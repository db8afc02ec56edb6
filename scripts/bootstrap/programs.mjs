import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of servers that are not on the PATH of whoever is not root. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * The programs of this machine with some names.
 *
 * @param {readonly string[]} names the one that is preferred first
 * @param {NodeJS.ProcessEnv} [env] its PATH is searched
 * @param {readonly string[]} [further] folders searched after those of PATH
 * @returns {string[]} their files
 */
export function findPrograms(names, { PATH = '' } = process.env, further = []) {
  const folders = [...PATH.split(path.delimiter).filter(path.isAbsolute), ...further];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}

/** @returns {string | undefined} the nginx of this machine; undefined when there is none */
export const findNginx = () => findPrograms(['nginx'], process.env, SYSTEM_FOLDERS)[0];

/**
 * @param {string} program its path or its name
 * @returns {boolean} whether it starts and tells its version
 */
export function starts(program) {
  // Usually takes under a second; a cold disk may need 15.
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0;
}
