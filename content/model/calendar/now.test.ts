import { momentOf } from './now';
import { clockFrom } from './rule';

test.each([
  ['2026-12-31T23:59:59.999Z', '2026-12-31', '23:59'],
  ['2027-01-01T00:00:00Z', '2027-01-01', '00:00'],
  ['2026-07-01T01:15:00+13:00', '2026-06-30', '12:15'],
] as const)('%s', (instant, day, time) => {
  expect(momentOf(new Date(instant))).toEqual({ day, minute: clockFrom(time) });
});

test('an invalid date is refused', () => {
  expect(() => momentOf(new Date(Number.NaN))).toThrow(RangeError);
});
