import { announcement } from './announcement';
import { includesDay, type Day, type Span } from './day';

const leave = { du: '2026-12-20', au: '2027-01-03' } as const;

function saidOn(days: Span, day: Day): string[] {
  return Object.values(announcement(days, '2026-11-26'))
    .filter((dated) => includesDay(dated, day))
    .map(({ words }) => words);
}

test.each([
  ['2026-12-05', []],
  ['2026-12-06', ['du 20\u00a0décembre au 3\u00a0janvier 2027']],
  ['2026-12-19', ['du 20\u00a0décembre au 3\u00a0janvier 2027']],
  ['2026-12-20', ['jusqu’au 3\u00a0janvier 2027']],
  ['2027-01-03', ['jusqu’au 3\u00a0janvier 2027']],
  ['2027-01-04', []],
] as const)('announced two weeks ahead, then until its last day: on %s, %j', (day, words) => {
  expect(saidOn(leave, day)).toEqual(words);
});

test('names a single day', () => {
  const day = { du: '2027-01-01', au: '2027-01-01' } as const;
  expect(saidOn(day, '2026-12-31')).toEqual(['le 1er janvier 2027']);
  expect(saidOn(day, '2027-01-01')).toEqual(['le 1er janvier 2027']);
});
