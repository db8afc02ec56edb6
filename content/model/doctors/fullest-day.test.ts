import { parse } from '../calendar/parse';
import type { Exception } from '../calendar/timetable';
import { mostOnADay } from './fullest-day';

const doctor = (...phrases: string[]) => ({
  timetable: { rules: phrases.map(parse), exceptions: [] as readonly Exception[] },
});

test('the fullest day has doctors of every week and those of every other week', () => {
  expect(
    mostOnADay([
      doctor('Lundi 9H', 'Mardi 9H'),
      doctor('Lundi 9H, une semaine sur deux, à partir du 2049-12-20'),
      doctor('Lundi 9H, une semaine sur deux, à partir du 2049-12-27'),
      doctor('Sur R.D.V'),
    ]),
  ).toBe(2);
});

test('doctors who come on certain Mondays of the month may come on the same day', () => {
  const [first, fifth] = [doctor('1er lundi du mois, 9H'), doctor('5e lundi du mois, 9H')];
  const weekly = doctor('Mardi 9H');
  expect(mostOnADay([weekly, fifth, doctor('3e et 5e lundi du mois, 9H')])).toBe(2);
  expect(mostOnADay([weekly, first, fifth])).toBe(1);
});

test('an added day, or the hours of Ramadan, may make the fullest day', () => {
  const visiting = doctor('Sur R.D.V');
  const periods = [{ opens: 540 }];
  const added = { kind: 'added', du: '2027-02-08', au: '2027-02-08', periods } as const;
  const { rules } = doctor('Lundi 11H-14H').timetable;
  const ramadan = { kind: 'period', du: '2027-02-08', au: '2027-03-09', rules } as const;
  const away = { kind: 'absence', du: '2027-02-08', au: '2027-02-14' } as const;
  const others = [doctor('Lundi 9H'), doctor('Mardi 9H')];
  const mostWith = (...exceptions: Exception[]) =>
    mostOnADay([...others, { timetable: { ...visiting.timetable, exceptions } }]);
  expect(mostWith()).toBe(1);
  expect(mostWith(added)).toBe(2);
  expect(mostWith(ramadan)).toBe(2);
  expect(mostWith(added, away)).toBe(1);
});
