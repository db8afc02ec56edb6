import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireSupportedNode } from './bootstrap/node-version.mjs';

requireSupportedNode();

// Imported only now: an older Node could not read them, and would say so in its own words.
const { npm, run, stopOnSignal } = await import('./bootstrap/child-process.mjs');
const { installDependencies } = await import('./bootstrap/dependencies.mjs');
const { ensureBrowser } = await import('./bootstrap/browser.mjs');
const { findEngines } = await import('./bootstrap/engines.mjs');
const { findNginx } = await import('./bootstrap/programs.mjs');
const { runMain } = await import('./bootstrap/user-error.mjs');
const { runSteps } = await import('./test/schedule.mjs');
const { allSteps, checkSteps } = await import('./test/steps.mjs');
const { closingLine, tallyCommand, tallyJest, tallyPlaywright } = await import('./test/tally.mjs');

/** @import { Tally } from './test/schedule.mjs' */
/** @import { CheckStep } from './test/steps.mjs' */

/** The machines that check this project have two cores. */
const AT_ONCE = 2;

/** Browsers of other engines, as they are called. */
const ENGINES = { firefox: 'Firefox', webkitgtk: 'WebKitGTK (WebKitWebDriver, with Xvfb)' };

const withBrowser = !process.argv.includes('--no-browser');

/** Runs everything that is checked, and ends with the one line that counts it. */
async function test() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const tidy = () => rmSync(reports, { recursive: true, force: true });
  stopOnSignal(tidy);
  try {
    await installDependencies(console.error);
    if (withBrowser) await ensureBrowser(console.error);
    const steps = withBrowser ? allSteps(reports, whatIsInstalled()) : checkSteps(reports);
    const total = await runSteps(steps, perform, {
      atOnce: AT_ONCE,
      onBlocked: ({ name }, need) => console.log(`✗ ${name}: not run, since « ${need} » failed`),
    });
    console.log(closingLine(total));
    process.exitCode = total.failed === 0 ? 0 : 1;
  } finally {
    tidy();
  }
}

/** Says what is missing on this machine, and so is not tried; returns what is there. */
function whatIsInstalled() {
  const nginx = findNginx() !== undefined;
  if (!nginx) console.log('nginx is not installed: deploy/nginx.conf is not tried.');
  const engines = findEngines().map(({ name }) => name);
  for (const [name, said] of Object.entries(ENGINES))
    if (!engines.some((found) => found === name))
      console.log(`${said} is not installed: the site is not tried in it.`);
  return { nginx, engines: engines.length > 0 };
}

/**
 * Runs one step. What it says is shown only when it fails; that it passed is shown only where there is time to read it.
 *
 * @param {CheckStep} step
 * @returns {Promise<Tally>}
 */
async function perform(step) {
  const start = performance.now();
  const [command, args] = commandOf(step);
  const { succeeded, output } = await run(command, args, { ...ownTools(), ...step.env });
  const tally = tallyOf(step, succeeded);
  const title = `${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`;
  if (tally.failed > 0) console.log(`✗ ${title}\n${output.trimEnd()}\n`);
  else if (withBrowser) console.log(`✓ ${title}`);
  return tally;
}

/**
 * @param {CheckStep} step
 * @returns {readonly [string, readonly string[]]} its program and arguments
 */
function commandOf({ command: [program, ...args] }) {
  return program === 'npm' ? npm(args) : [program, args];
}

/** @returns {Record<string, string>} a PATH where this project's tools come first, and the Node that runs this file */
function ownTools() {
  const first = [path.resolve('node_modules/.bin'), path.dirname(process.execPath)];
  return { PATH: [...first, process.env.PATH ?? ''].join(path.delimiter) };
}

/**
 * @param {CheckStep} step that has ended
 * @param {boolean} succeeded whether its command did
 * @returns {Tally} its checks; for a test runner, its tests
 */
function tallyOf({ runner, report = '' }, succeeded) {
  if (runner === undefined) return tallyCommand(succeeded);
  return { jest: tallyJest, playwright: tallyPlaywright }[runner](readReport(report), succeeded);
}

/**
 * @param {string} file
 * @returns {any} its JSON; undefined when the runner did not get as far as writing it
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

await runMain(test);
