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

/** What the tests of the exported files are told. */
const EXPORTED_CONFIG = 'e2e/exported/jest.config.ts';

/** What the other engines' browsers are told. */
const ENGINES_CONFIG = 'e2e/engines/playwright.config.ts';

/** The test of the real nginx, one of those of the exported files. */
const NGINX_TEST = 'e2e/exported/nginx.test.ts';

/**
 * Everything that is checked without a browser.
 *
 * @param {string} reports a folder for the runners' reports
 * @param {{ typesFrom?: 'route types' | 'build' }} [options] the step that writes Next's route types, which `lint` and
 *   `types` read: no other may write them meanwhile
 * @returns {CheckStep[]}
 */
export function checkSteps(reports, { typesFrom = 'route types' } = {}) {
  const needs = ['assets'];
  /** @type {CheckStep} */
  const routeTypes = { name: 'route types', command: ['next', 'typegen'] };
  return [
    { name: 'assets', command: ['npm', 'run', 'assets'] },
    ...(typesFrom === 'route types' ? [routeTypes] : []),
    { name: 'format', command: ['prettier', '--check', '.'] },
    { ...jest(reports, 'unit'), needs },
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'], needs: [...needs, typesFrom] },
    { name: 'types', command: ['tsc', '--noEmit'], needs: [...needs, typesFrom] },
    { name: 'architecture', command: ['node', 'scripts/test/architecture.mjs'], needs },
    { name: 'unused', command: ['knip'], needs },
    { name: 'unused in what ships', command: ['knip', '--production'], needs },
  ];
}

/**
 * What is checked without a browser, and on the exported site. Two steps run at a time: what others wait for comes first,
 * then the visits, which take longest; the rest runs beside them.
 *
 * @param {string} reports a folder for the runners' reports
 * @param {{ nginx: boolean, engines: boolean }} installed whether this machine has an nginx, and a browser of another
 *   engine, which cannot be tried otherwise
 * @returns {CheckStep[]}
 */
export function allSteps(reports, { nginx, engines }) {
  const needs = ['build'];
  const withoutNginx = nginx ? [] : [`--testPathIgnorePatterns=${NGINX_TEST}`];
  return [
    { name: 'build', command: ['npm', 'run', 'export'], needs: ['assets'] },
    visits(reports, 'end-to-end'),
    ...checkSteps(reports, { typesFrom: 'build' }),
    { ...jest(reports, 'exported', `--config=${EXPORTED_CONFIG}`, ...withoutNginx), needs },
    {
      name: 'html',
      command: ['node', '--conditions=browser', 'scripts/test/validate-html.mjs'],
      needs,
    },
    ...(engines ? [visits(reports, 'engines', `--config=${ENGINES_CONFIG}`)] : []),
  ];
}

/**
 * @param {string} reports a folder for the runners' reports
 * @param {string} name of the step, and of its report
 * @param {string[]} options which tests
 * @returns {CheckStep} tests that need no browser
 */
function jest(reports, name, ...options) {
  const report = `${reports}/${name}.json`;
  return {
    name,
    command: ['jest', '--ci', '--json', `--outputFile=${report}`, ...options],
    runner: 'jest',
    report,
  };
}

/**
 * @param {string} reports a folder for the runners' reports
 * @param {string} name of the step, and of its report
 * @param {string[]} options which tests
 * @returns {CheckStep} tests that use the site as a visitor does
 */
function visits(reports, name, ...options) {
  const report = `${reports}/${name}.json`;
  return {
    name,
    // « dot » describes what fails, and gives a character to what passes.
    command: ['playwright', 'test', '--forbid-only', '--reporter=dot,json', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    needs: ['build'],
    runner: 'playwright',
    report,
  };
}
