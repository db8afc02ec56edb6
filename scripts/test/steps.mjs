/** @import { Step } from './schedule.mjs' */

/**
 * @typedef {Step & {
 *   command: readonly [string, ...string[]],
 *   env?: Record<string, string>,
 *   runner?: 'jest' | 'playwright',
 *   report?: string,
 * }} CheckStep
 * `runner` and `report` for a step that counts its own tests: who writes the report, and into which file
 */

/** What the other engines' browsers are told. */
const ENGINES_CONFIG = 'e2e/engines/playwright.config.ts';

/** The test of the real nginx. */
const NGINX_TEST = 'scripts/hosts/nginx.test.ts';

/**
 * Everything that is checked without a browser. Long ones come early, since two run at a time.
 *
 * @param {string} reports a folder for the runners' reports
 * @returns {CheckStep[]}
 */
export function checkSteps(reports) {
  // Generated files and Next's route types: what other steps read.
  const needs = ['assets', 'route types'];
  return [
    { name: 'assets', command: ['npm', 'run', 'assets'] },
    { name: 'route types', command: ['next', 'typegen'] },
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'], needs },
    { name: 'types', command: ['tsc', '--noEmit'], needs },
    { name: 'architecture', command: ['node', 'scripts/architecture.mjs'], needs },
    {
      name: 'unit',
      command: ['jest', '--ci', '--json', `--outputFile=${reports}/unit.json`],
      needs,
      runner: 'jest',
      report: `${reports}/unit.json`,
    },
  ];
}

/**
 * What is checked on the exported site.
 *
 * @param {string} reports a folder for the runners' reports
 * @param {{ nginx: boolean, engines: boolean }} installed whether this machine has an nginx, and a browser of another
 *   engine, which cannot be tried otherwise
 * @returns {CheckStep[]}
 */
export function siteSteps(reports, { nginx, engines }) {
  const needs = ['build'];
  /** @type {CheckStep} */
  const served = {
    name: 'nginx',
    // By path, since the unit tests leave it out: it needs the exported site.
    command: [
      'jest',
      ...['--ci', '--json', `--outputFile=${reports}/nginx.json`],
      ...['--testPathIgnorePatterns=/node_modules/', '--runTestsByPath', NGINX_TEST],
    ],
    needs,
    runner: 'jest',
    report: `${reports}/nginx.json`,
  };
  return [
    // It writes Next's route types anew, which `lint` and `types` read.
    { name: 'build', command: ['npm', 'run', 'build'], needs: ['assets'], alone: true },
    { name: 'html', command: ['node', '--conditions=browser', 'scripts/validate-html.mjs'], needs },
    ...(nginx ? [served] : []),
    visits(reports, 'end-to-end'),
    ...(engines ? [visits(reports, 'engines', `--config=${ENGINES_CONFIG}`)] : []),
  ];
}

/**
 * @param {string} reports a folder for the runners' reports
 * @param {string} name of the step, and of its report
 * @param {string[]} options which tests
 * @returns {CheckStep} tests that use the site as a visitor does
 */
function visits(reports, name, ...options) {
  return {
    name,
    command: ['playwright', 'test', '--forbid-only', '--reporter=list,json', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` },
    needs: ['build'],
    alone: true,
    runner: 'playwright',
    report: `${reports}/${name}.json`,
  };
}
