/** The oldest Node that Next.js accepts; the same floor as `engines` in package.json. */
const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 9;

/**
 * Whether a version of Node can run this project.
 *
 * @param {string} version as in `process.versions.node`: « 20.9.0 »
 * @returns {boolean} true from Node 20.9 on
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR);
}

/**
 * Ends the process with one clear line when Node is too old. npm’s `engine-strict` cannot: it would refuse packages that ask
 * for more than they need. To be called before any import that an old Node could not read: this file keeps to what Node 14
 * can parse.
 */
export function requireSupportedNode() {
  if (isSupportedNode(process.versions.node)) return;
  process.stderr.write(
    `This project needs Node ≥ ${OLDEST_MAJOR}.${OLDEST_MINOR}; you have v${process.versions.node}. ` +
      'Install it from nodejs.org or with your package manager.\n',
  );
  process.exit(1);
}
