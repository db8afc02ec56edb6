import { closuresData, type Closure } from '@/content/model/opening-hours/closure';
import { followClock } from './follow-clock';
import { markToday } from './mark-today';

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  const slots = ['Lundi 9H', 'Mardi 14H', 'Tous les jours', 'Sur R.D.V'];
  document.body.innerHTML = slots
    .map((slot) => `<p data-timetable="Dr ${slot}"><i data-slot="${slot}">${slot}</i></p>`)
    .join('');
  followClock(markToday);
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

test('the day is that of Bamako, wherever it is read', () => {
  expect(markedAt('2026-11-24T00:30:00+09:00')).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-23T23:30:00-05:00')).toEqual(['Mardi 14H', 'Tous les jours']);
});

test('on days without consultations, only those who consult all the same are marked', () => {
  const closure: Closure = {
    du: '2026-11-23',
    au: '2026-11-24',
    raison: 'Tabaski',
    urgences: 'oui',
    sauf: ['Dr Mardi 14H'],
  };
  document.documentElement.dataset.closures = closuresData([closure])['data-closures'] ?? '';
  expect(markedAt('2026-11-23T09:00:00Z')).toEqual([]);
  expect(markedAt('2026-11-24T09:00:00Z')).toEqual(['Mardi 14H']);
  expect(markedAt('2026-11-25T09:00:00Z')).toEqual(['Tous les jours']);
  delete document.documentElement.dataset.closures;
});
