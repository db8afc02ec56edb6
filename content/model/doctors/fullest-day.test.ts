import { parse } from '../calendar/parse';
import { mostOnADay } from './fullest-day';

const doctor = (first: string, ...others: string[]) => ({
  consultation: [parse(first), ...others.map(parse)] as const,
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
