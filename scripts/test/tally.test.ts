/** @jest-environment node */
import { closingLine, tallyCommand, tallyJest, tallyPlaywright } from './tally.mjs';

const jestReport = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [] };

test('a command is one check', () => {
  expect(tallyCommand(true)).toEqual({ passed: 1, failed: 0 });
  expect(tallyCommand(false)).toEqual({ passed: 0, failed: 1 });
});

test('runners count their tests', () => {
  expect(tallyJest(jestReport, true)).toEqual({ passed: 5, failed: 0 });
  expect(tallyPlaywright(playwrightReport, true)).toEqual({ passed: 7, failed: 0 });
});

test('failing tests are counted', () => {
  expect(tallyJest({ ...jestReport, numFailedTests: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  const stats = { ...playwrightReport.stats, unexpected: 3 };
  expect(tallyPlaywright({ ...playwrightReport, stats }, false)).toEqual({ passed: 7, failed: 3 });
});

test('a test file that cannot be run, and a server that did not start, are failures', () => {
  const report = { ...jestReport, numRuntimeErrorTestSuites: 2 };
  expect(tallyJest(report, false)).toEqual({ passed: 5, failed: 2 });
  expect(tallyPlaywright({ ...playwrightReport, errors: [{}, {}] }, false)).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a test that passed only when tried again has failed', () => {
  const stats = { ...playwrightReport.stats, flaky: 1 };
  expect(tallyPlaywright({ ...playwrightReport, stats }, true)).toEqual({ passed: 7, failed: 1 });
});

test.each([tallyJest, tallyPlaywright])('%p: a crash before any report is a failure', (tally) => {
  expect(tally(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test('a run of no test is a failure', () => {
  expect(tallyJest({ ...jestReport, numPassedTests: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  const stats = { ...playwrightReport.stats, expected: 0 };
  expect(tallyPlaywright({ ...playwrightReport, stats }, true)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed without naming a test is a failure', () => {
  expect(tallyJest(jestReport, false)).toEqual({ passed: 5, failed: 1 });
  expect(tallyPlaywright(playwrightReport, false)).toEqual({ passed: 7, failed: 1 });
});

test('the closing line', () => {
  expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
});
