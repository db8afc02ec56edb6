/** @jest-environment node */
import { allSteps, checkSteps, type CheckStep } from './steps.mjs';

const everything = { nginx: true, engines: true };
const namesOf = (steps: CheckStep[]) => steps.map(({ name }) => name);
const commandOf = (steps: CheckStep[], name: string) =>
  steps.find((step) => step.name === name)?.command.join(' ');

test.each([
  ['without a browser', checkSteps('reports')],
  ['on the exported site', allSteps('reports', everything)],
])('%s: each step has a name of its own, and needs one that runs', (_, steps) => {
  const names = namesOf(steps);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(steps.flatMap(({ needs = [] }) => needs)));
});

test('what is checked without a browser is checked before a visit too', () => {
  const all = namesOf(allSteps('reports', everything));
  const others = namesOf(checkSteps('reports')).filter((name) => name !== 'route types');
  expect(all).toEqual(expect.arrayContaining(others));
});

test('one step writes Next’s route types, before who reads them', () => {
  const readers = (steps: CheckStep[]) =>
    steps.filter(({ name }) => ['lint', 'types'].includes(name)).map(({ needs }) => needs);
  expect(readers(checkSteps('reports'))).toEqual(Array(2).fill(['assets', 'route types']));
  expect(readers(allSteps('reports', everything))).toEqual(Array(2).fill(['assets', 'build']));
  expect(namesOf(allSteps('reports', everything))).not.toContain('route types');
});

test('what is not installed is not tried', () => {
  const bare = allSteps('reports', { nginx: false, engines: false });
  expect(namesOf(bare)).not.toContain('engines');
  expect(commandOf(bare, 'exported')).toContain('--testPathIgnorePatterns=');
  expect(commandOf(allSteps('reports', everything), 'exported')).not.toContain('Ignore');
  expect(namesOf(allSteps('reports', everything))).toContain('engines');
});
