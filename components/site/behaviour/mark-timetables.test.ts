import { encode } from '@/content/model/calendar/code';
import { parse } from '@/content/model/calendar/parse';
import type { Exception } from '@/content/model/calendar/timetable';
import { followClock } from './follow-clock';
import { markTimetables } from './mark-timetables';

const codeOf = (slot: string, ...exceptions: Exception[]) =>
  encode({ rules: [parse(slot)], exceptions });

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  const slots = ['Lundi 9H', 'Mardi 14H', 'Tous les jours', 'Sur R.D.V'];
  document.body.innerHTML = slots
    .map((slot) => `<p data-timetable="${codeOf(slot)}"><i data-slot>${slot}</i></p>`)
    .join('');
  followClock(markTimetables);
});

const marked = () =>
  [...document.querySelectorAll('[aria-current=date]')].map((slot) => slot.textContent);

function markedAt(moment: string) {
  jest.setSystemTime(new Date(moment));
  document.dispatchEvent(new Event('visibilitychange'));
  return marked();
}

test('marks the slots of the day, and no other', () => {
  expect(marked()).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-22T09:00:00Z')).toEqual(['Tous les jours']);
});

test('the day is that of Bamako, in any time zone', () => {
  expect(markedAt('2026-11-24T00:30:00+14:00')).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-23T23:30:00-05:00')).toEqual(['Mardi 14H', 'Tous les jours']);
});

test('what is over, and who is away, are not marked', () => {
  expect(markedAt('2026-11-23T13:00:00Z')).toEqual(['Tous les jours']);
  expect(markedAt('2026-11-23T18:00:00Z')).toEqual([]);
  const [, tuesday] = document.querySelectorAll<HTMLElement>('[data-timetable]');
  const away = { kind: 'absence', du: '2026-11-24', au: '2026-11-24' } as const;
  if (tuesday) tuesday.dataset.timetable = codeOf('Mardi 14H', away);
  expect(markedAt('2026-11-24T09:00:00Z')).toEqual(['Tous les jours']);
});
