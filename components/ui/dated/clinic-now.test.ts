import { clinicNow } from './clinic-now';

const { dataset } = document.documentElement;

const at = (instant: string) => {
  jest.setSystemTime(new Date(instant));
  return clinicNow()?.toISOString();
};

beforeAll(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  delete dataset.built;
  delete dataset.utcOffset;
});

test.each([
  ['-1', '2026-11-25T00:59:59.000Z', '2026-11-24T23:59:59.000Z'],
  ['-1', '2026-11-25T01:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ['1', '2026-11-24T23:30:00.000Z', '2026-11-25T00:30:00.000Z'],
  ['3', '2026-12-31T20:59:59.000Z', '2026-12-31T23:59:59.000Z'],
  ['3', '2026-12-31T21:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('at UTC %s, %s is %s on the clinic’s clock', (offset, instant, now) => {
  dataset.utcOffset = offset;
  expect(at(instant)).toBe(now);
});

test('an hour behind UTC, the day before the build is still accepted', () => {
  Object.assign(dataset, { built: '2026-11-28', utcOffset: '-1' });
  expect(at('2026-11-27T00:59:59Z')).toBeUndefined();
  expect(at('2026-11-27T01:00:00Z')).toBe('2026-11-27T00:00:00.000Z');
});

test.each([
  ['1970-01-01T00:00:00Z', false],
  ['2026-11-26T23:59:59Z', false],
  ['2026-11-27T00:00:00Z', true],
  ['2027-12-28T23:00:00Z', true],
  ['2027-12-30T00:00:00Z', false],
  ['2031-01-01T00:00:00Z', false],
])('in a page built on 28 November, the clock %s is accepted: %s', (instant, isBelieved) => {
  dataset.built = '2026-11-28';
  expect(at(instant) !== undefined).toBe(isBelieved);
});
