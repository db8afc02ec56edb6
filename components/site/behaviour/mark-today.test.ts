import { markToday } from './mark-today';

/** The texts of the slots that are marked at that moment. */
function markedAt(moment: string): (string | null)[] {
  document.body.innerHTML = `<article><p><span>Consultation :</span>
    <b>Lundi 9H</b>, <b>Mardi 14H</b>, <b>Tous les jours</b>, <b>Sur R.D.V</b></p></article>`;
  markToday(new Date(moment));
  return [...document.querySelectorAll('[aria-current=date]')].map((slot) => slot.textContent);
}

test('marks the slots of the day, and no other', () => {
  expect(markedAt('2026-11-23T09:00:00Z')).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-22T09:00:00Z')).toEqual(['Tous les jours']);
});

test('in the evening no slot is for today', () => {
  expect(markedAt('2026-11-23T17:59:00Z')).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-23T18:00:00Z')).toEqual([]);
});

test('the day is that of Bamako, wherever it is read', () => {
  expect(markedAt('2026-11-24T00:30:00+09:00')).toEqual(['Lundi 9H', 'Tous les jours']);
  expect(markedAt('2026-11-23T23:30:00-05:00')).toEqual(['Mardi 14H', 'Tous les jours']);
});
