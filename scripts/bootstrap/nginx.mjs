import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of servers that are not on the PATH of whoever is not root. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * @param {NodeJS.ProcessEnv} [env] its PATH is searched first
 * @returns {string | undefined} the nginx of this machine; undefined when there is none
 */
export function findNginx({ PATH = '' } = process.env) {
  const folders = [...PATH.split(path.delimiter).filter(path.isAbsolute), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}
