import { parse } from '../calendar/parse';
import { daysOffered, idOf, offeredInWords } from './offered-days';

/** A Thursday, at ten. */
const now = new Date('2026-11-26T10:00:00Z');
const onThursdays = { rules: [parse('Jeudi 9H')], exceptions: [] };
const byAppointment = { rules: [parse('Sur R.D.V')], exceptions: [] };

test('a request is for future days, or for days that the visitor writes', () => {
  const [first, ...others] = daysOffered(onThursdays, now, 0).map(offeredInWords);
  expect(first).toBe('jeudi 3 décembre, à partir de 9H');
  expect(others.at(-1)).toBe('un autre jour');
  expect(daysOffered(byAppointment, now, 0)).toEqual(['premier', 'autre']);
});

const idsAt = (instant: string, ...phrases: string[]) =>
  daysOffered({ rules: phrases.map(parse), exceptions: [] }, new Date(instant), 180)
    .map(idOf)
    .filter((id) => id.startsWith('20'));

test('six days are offered with all their hours, each with its date', () => {
  expect(idsAt('2026-11-26T10:00:00Z', 'Lundi et jeudi 8H-12H et 15H-18H')).toEqual([
    '2026-11-26T15',
    ...['2026-11-30T08', '2026-11-30T15', '2026-12-03T08', '2026-12-03T15'],
    ...['2026-12-07T08', '2026-12-07T15', '2026-12-10T08', '2026-12-10T15'],
    ...['2026-12-14T08', '2026-12-14T15'],
  ]);
});

test('days are offered with a doctor who comes once or twice a month, seventy days ahead at most', () => {
  expect(idsAt('2026-11-26T10:00:00Z', '1er samedi du mois, 9H')).toEqual([
    '2026-12-05T09',
    '2027-01-02T09',
  ]);
  expect(idsAt('2026-11-27T10:00:00Z', '1er et 3e samedi du mois, 9H')).toEqual([
    ...['2026-12-05T09', '2026-12-19T09', '2027-01-02T09', '2027-01-16T09'],
  ]);
  expect(idsAt('2026-11-29T10:00:00Z', '1er samedi du mois, 9H')).toContain('2027-02-06T09');
  expect(idsAt('2026-11-28T10:00:00Z', '1er samedi du mois, 9H')).not.toContain('2027-02-06T09');
});

test('a consultation is offered until so many hours before, also of the day before', () => {
  expect(idsAt('2026-11-26T11:59:59Z', 'Jeudi 15H')).toContain('2026-11-26T15');
  expect(idsAt('2026-11-26T12:00:00Z', 'Jeudi 15H')).not.toContain('2026-11-26T15');
  expect(idsAt('2026-11-25T21:30:00Z', 'Jeudi 0H')).not.toContain('2026-11-26T00');
});

test('nobody asks for a consultation to which one comes without an appointment', () => {
  expect(idsAt('2026-11-26T10:00:00Z', 'Jeudi 15H, sans rendez-vous')).toEqual([]);
});
