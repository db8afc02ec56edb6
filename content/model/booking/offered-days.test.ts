import { parse } from '../calendar/parse';
import { daysOffered } from './offered-days';

/** A Thursday, at ten. */
const now = new Date('2026-11-26T10:00:00Z');
const onThursdays = { rules: [parse('Jeudi 9H')], exceptions: [] };
const byAppointment = { rules: [parse('Sur R.D.V')], exceptions: [] };

test('a request is for future days, or for days that the visitor writes', () => {
  const [first, ...others] = daysOffered(onThursdays, now);
  expect(first?.label).toBe('jeudi 3 décembre, 9H');
  expect(others.at(-1)?.label).toBe('un autre jour');
  expect(daysOffered(byAppointment, now).map(({ label }) => label)).toEqual([
    'le premier jour possible',
    'les jours qui me conviennent',
  ]);
});

test('a late patient finds the consultation that has begun', () => {
  const [first, ...others] = daysOffered(onThursdays, now, true);
  expect(first).toEqual({ id: '2026-11-26T09', label: 'jeudi 26 novembre, 9H' });
  expect(others.at(-1)?.label).toBe('un autre jour');
  const [only, ...none] = daysOffered(byAppointment, now, true);
  expect(only?.label).toBe('le jour convenu');
  expect(none).toEqual([]);
});
