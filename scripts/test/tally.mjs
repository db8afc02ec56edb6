/** @import { Tally } from './schedule.mjs' */

/**
 * @param {boolean} succeeded whether the step's command did
 * @returns {Tally} a step that is one check
 */
export function tallyCommand(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts the tests of a jest run.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 *   what `--json` wrote; undefined when there is none
 * @param {boolean} succeeded whether jest did
 * @returns {Tally} a file that cannot be run is one failure
 */
export function tallyJest(report, succeeded) {
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = report ?? {};
  return withoutFalseSuccess(passed, numFailedTests + numRuntimeErrorTestSuites, succeeded);
}

/**
 * Counts the tests of a Playwright run.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | undefined} report
 *   what its JSON reporter wrote; undefined when there is none
 * @param {boolean} succeeded whether Playwright did
 * @returns {Tally} a test that passed only when tried again has failed; so has a server that did not start
 */
export function tallyPlaywright(report, succeeded) {
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return withoutFalseSuccess(passed, unexpected + flaky + (report?.errors.length ?? 0), succeeded);
}

/**
 * @param {Tally} tally of all steps
 * @returns {string} the line that closes `npm test`
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * A run that executed no test, or failed without naming a test, counts as one failure.
 *
 * @param {number} passed
 * @param {number} failed
 * @param {boolean} succeeded
 * @returns {Tally}
 */
function withoutFalseSuccess(passed, failed, succeeded) {
  const isFalseSuccess = failed === 0 && (passed === 0 || !succeeded);
  return { passed, failed: isFalseSuccess ? 1 : failed };
}
