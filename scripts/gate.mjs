/** Runs scripts of package.json, two at a time. Says how long each took and, last of all, why one failed. */
import { spawn } from 'node:child_process';

const checks = ['check:lint', 'check:unit', 'check:format', 'check:unused', 'check:imports'];

/** @param {string} after */
const checksAfter = (after) => checks.map((name) => /** @type {const} */ ([name, after]));

/**
 * By gate: each script with the one that it waits for. Of those that can run, the first does.
 *
 * @type {Record<string, readonly (readonly [name: string, after?: string])[]>}
 */
const gates = {
  check: [
    ['assets'],
    ['check:routes', 'assets'],
    ['check:types', 'check:routes'],
    ...checksAfter('check:routes'),
  ],
  test: [
    ['assets'],
    ['test:build', 'assets'],
    ['test:visits', 'test:build'],
    ['test:engines', 'test:build'],
    ['test:other-clinic', 'test:build'],
    ['test:exported', 'test:build'],
    ['check:types', 'test:build'],
    ['test:html', 'test:build'],
    ...checksAfter('assets'),
  ],
  nightly: ['visits', 'plain', 'engines', 'exported', 'other-clinic', 'unit'].map((name) => [
    `nightly:${name}`,
  ]),
};

const atOnce = 2;

/** Below the range of ports for outgoing connections. */
const firstPort = 23117;

/** Lines of a failed script that are printed again at the end. */
const repeated = 20;

/** @typedef {{ seconds: number, output: string, isGreen: boolean }} Result */

/**
 * @param {string} name
 * @param {number} port the first of ten for its servers, since two scripts run at a time
 * @returns {Promise<Result>}
 */
function run(name, port) {
  const start = Date.now();
  const child = spawn(`npm run --silent ${name} 2>&1`, {
    shell: true,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port) },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ words) => {
    output += words;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = Math.round((Date.now() - start) / 1000);
      const isGreen = code === 0;
      console.log(isGreen ? `✓ ${name}` : `✗ ${name}\n${output}`);
      resolve({ seconds, output, isGreen });
    });
  });
}

/** @param {readonly (readonly [name: string, after?: string])[]} steps */
async function runAll(steps) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = new Map(steps.map(([name, after]) => [name, after]));
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.size + running.size > 0) {
    for (const [name, after] of waiting) {
      const before = after === undefined ? undefined : results.get(after);
      if (running.size === atOnce || (after !== undefined && !before)) continue;
      waiting.delete(name);
      if (before?.isGreen === false) {
        results.set(name, { seconds: 0, output: `It waits for ${after}.`, isGreen: false });
        continue;
      }
      const step = run(name, firstPort + 10 * waiting.size).then((result) => {
        results.set(name, result);
        running.delete(step);
      });
      running.add(step);
    }
    await Promise.race(running);
  }
  return results;
}

const start = Date.now();
const results = await runAll(gates[process.argv[2] ?? ''] ?? []);
const lines = [...results].map(([name, { seconds }]) => [name, seconds]);
for (const [name, seconds] of [...lines, ['all', Math.round((Date.now() - start) / 1000)]])
  console.log(`${String(seconds).padStart(5)} s  ${name}`);
const failed = [...results].filter(([, { isGreen }]) => !isGreen);
for (const [name, { output }] of failed)
  console.log(`\n✗ ${name}\n${output.trimEnd().split('\n').slice(-repeated).join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
