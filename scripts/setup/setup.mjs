/** Imports only Node's own modules at first, since packages may be missing. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** `npm test` is for developers, in English; `npm start` is for the staff too, in French. */
const isForTests = process.argv.includes('--browser');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  const { node } = process.versions;
  console.error(
    isForTests
      ? `This project needs Node 20.19 or newer; this is ${node}.`
      : `Ce site demande Node 20.19 ou plus récent (https://nodejs.org)\u00a0; cet ordinateur a ${node}.`,
  );
  process.exit(1);
}

/** @param {string} command */
function run(command) {
  console.log(`${command} …`);
  try {
    execSync(command, { stdio: 'inherit' });
  } catch {
    process.exit(1);
  }
}

const installed = 'node_modules/.package-lock.json';
const isStale = () => statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
if (!existsSync(installed) || isStale()) run('npm ci');

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

if (isForTests) {
  const { chromium } = await import('playwright');
  const { findChromium } = await import('./programs.mjs');
  if (findChromium() === undefined && !existsSync(chromium.executablePath())) {
    if (isDebianRoot()) {
      run('apt-get -qq update');
      run('apt-get -qq install -y --no-install-recommends chromium-headless-shell');
    } else run('npx playwright install chromium');
  }
}
