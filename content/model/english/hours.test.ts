import { dayAndNight } from '../calendar/hours';
import { rowOf } from '../opening-hours/schedule';
import { hoursInEnglish, rowInEnglish } from './hours';

const words = { wholeDay: '24 hours a day', closed: 'closed' };

test('hours are written in English', () => {
  const said = [
    rowOf({ from: 0, to: 5 }, { opens: 510, closes: 1020 }),
    rowOf({ from: 6, to: 6 }),
    rowOf({ from: 0, to: 6 }, dayAndNight),
    rowOf({ from: 4, to: 4 }, { opens: 1080, closes: 1560 }),
  ].map((row) => rowInEnglish(row, words));
  expect(said).toEqual([
    'Monday to Saturday: 08:30–17:00',
    'Sunday: closed',
    'Monday to Sunday: 24 hours a day',
    'Friday: 18:00–02:00',
  ]);
});

test('hours of services follow by their English names, without what has none', () => {
  const services = {
    consultations: 'Consultations',
    laboratoire: 'Laboratory',
    imagerie: 'Imaging',
    pharmacie: 'Pharmacy',
  };
  const rows = [rowOf({ from: 0, to: 5 }, { opens: 420, closes: 720 })];
  const kinds = (['laboratoire', 'urgences', 'autre'] as const).map((kind) => ({ kind, rows }));
  const text = { heading: 'Opening hours', ...words, services };
  expect(hoursInEnglish([rowOf({ from: 6, to: 6 })], kinds, text)).toEqual([
    'Sunday: closed',
    'Laboratory, Monday to Saturday: 07:00–12:00',
  ]);
});
