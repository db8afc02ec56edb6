import { mostOnADay } from './fullest-day';

const doctor = (...consultation: string[]) => ({ name: 'Dr Essai', consultation });

test('the fullest day of those of some weeks of a month', () => {
  expect(
    mostOnADay([
      doctor('Lundi 9H, 1er et 3e lundi du mois'),
      doctor('Lundi 9H, 4e lundi du mois'),
      doctor('Lundi 9H, dernier lundi du mois'),
      doctor('Lundi 9H, 2e et dernier lundi du mois'),
    ]),
  ).toBe(3);
});

test('the fullest day has those of every week and, in one of two weeks, those of every other', () => {
  expect(
    mostOnADay([
      doctor('Lundi 9H', 'Mardi 9H'),
      doctor('Lundi 9H, une semaine sur deux, à partir du 2049-12-20'),
      doctor('Lundi 9H, une semaine sur deux, à partir du 2049-12-27'),
      doctor('Sur R.D.V'),
    ]),
  ).toBe(2);
});
