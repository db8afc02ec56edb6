import { announcement } from './announcement';
import type { Day } from './clinic-time';

const leave = { du: '2026-12-20', au: '2027-01-03' } as const;

function saidOn(days: { du: Day; au: Day }, day: Day): string[] {
  return Object.values(announcement(days, '2026-11-26'))
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ words }) => words);
}

test('announces the days two weeks ahead', () => {
  expect(saidOn(leave, '2026-12-05')).toEqual([]);
  expect(saidOn(leave, '2026-12-06')).toEqual(['du 20\u00a0décembre au 3\u00a0janvier 2027']);
  expect(saidOn(leave, '2026-12-19')).toEqual(['du 20\u00a0décembre au 3\u00a0janvier 2027']);
});

test('says until when, from its first day to its last', () => {
  expect(saidOn(leave, '2026-12-20')).toEqual(['jusqu’au 3\u00a0janvier 2027']);
  expect(saidOn(leave, '2027-01-03')).toEqual(['jusqu’au 3\u00a0janvier 2027']);
  expect(saidOn(leave, '2027-01-04')).toEqual([]);
});

test('names a single day', () => {
  const day = { du: '2027-01-01', au: '2027-01-01' } as const;
  expect(saidOn(day, '2026-12-31')).toEqual(['le 1er janvier 2027']);
  expect(saidOn(day, '2027-01-01')).toEqual(['le 1er janvier 2027']);
});
