import { dayInWords, dayLabel, dayLabelFrom, dayNearby, shortDayLabel, spanInWords } from './print';

const today = '2026-11-26';

it('writes days in French', () => {
  expect(dayInWords('2026-10-19')).toBe('19 octobre 2026');
  expect(dayInWords('2024-02-29')).toBe('29 février 2024');
  expect(dayInWords('2026-03-01')).toBe('1er mars 2026');
  expect(dayLabel('2026-11-23')).toBe('lundi 23 novembre 2026');
  expect(dayLabel('2026-12-01')).toBe('mardi 1er décembre 2026');
});

it('writes the year if it is not that of today', () => {
  expect(dayNearby('2026-12-31', today)).toBe('31\u00a0décembre');
  expect(dayNearby('2027-01-01', today)).toBe('1er janvier 2027');
  expect(dayNearby('2025-11-15', today)).toBe('15\u00a0novembre 2025');
  expect(dayLabelFrom('2026-12-01', today)).toBe('mardi 1er décembre');
  expect(dayLabelFrom('2027-01-04', today)).toBe('lundi 4 janvier 2027');
});

it.each([
  ['2026-12-01', '2026-12-24', 'du 1er au 24\u00a0décembre'],
  ['2026-11-30', '2026-12-24', 'du 30\u00a0novembre au 24\u00a0décembre'],
  ['2026-12-20', '2027-01-03', 'du 20\u00a0décembre au 3\u00a0janvier 2027'],
  ['2027-02-08', '2027-03-09', 'du 8\u00a0février au 9\u00a0mars 2027'],
  ['2027-01-01', '2027-01-10', 'du 1er au 10\u00a0janvier 2027'],
  ['2027-01-03', '2028-01-03', 'du 3\u00a0janvier 2027 au 3\u00a0janvier 2028'],
  ['2026-12-03', '2026-12-03', 'le 3\u00a0décembre'],
  ['2027-01-03', '2027-01-03', 'le 3\u00a0janvier 2027'],
] as const)('writes only the parts that differ from %s to %s', (du, au, words) => {
  expect(spanInWords({ du, au }, today)).toBe(words);
});

it('abbreviates a day in French', () => {
  expect(shortDayLabel('2026-11-03')).toEqual({ weekday: 'mar.', date: '3' });
});
