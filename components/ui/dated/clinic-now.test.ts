import { clinicNow } from './clinic-now';

const { dataset } = document.documentElement;

const at = (instant: string, zone = 'Africa/Bamako') => {
  jest.setSystemTime(new Date(instant));
  dataset.zone = zone;
  return clinicNow()?.toISOString().slice(0, -':00.000Z'.length);
};

beforeAll(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  delete dataset.built;
  delete dataset.zone;
});

test.each([
  ['Atlantic/Cape_Verde', '2026-11-25T00:59:59Z', '2026-11-24T23:59'],
  ['Africa/Bamako', '2026-11-25T00:00:00Z', '2026-11-25T00:00'],
  ['Indian/Antananarivo', '2026-12-31T21:00:00Z', '2027-01-01T00:00'],
  ['Europe/Paris', '2027-07-13T22:00:00Z', '2027-07-14T00:00'],
])('by the clock of %s, %s is %s', (zone, instant, now) => {
  expect(at(instant, zone)).toBe(now);
});

test('an hour behind UTC, the day before the build is still accepted', () => {
  dataset.built = '2026-11-28';
  expect(at('2026-11-27T00:59:59Z', 'Atlantic/Cape_Verde')).toBeUndefined();
  expect(at('2026-11-27T01:00:00Z', 'Atlantic/Cape_Verde')).toBe('2026-11-27T00:00');
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
