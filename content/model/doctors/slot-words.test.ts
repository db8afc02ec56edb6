import { onOpenDays, slotInWords } from './slot-words';

test('the first day of every other week is said while it is to come', () => {
  const slot = 'Samedi 9H, une semaine sur deux, à partir du 2026-11-28';
  process.env.BUILD_DATE = '2026-11-27T10:00:00Z';
  expect(slotInWords(slot)).toBe('Samedi 9H, une semaine sur deux, à partir du 28\u00a0novembre');
  process.env.BUILD_DATE = '2026-11-28T10:00:00Z';
  expect(slotInWords(slot)).toBe('Samedi 9H, une semaine sur deux');
  expect(slotInWords('Lundi 9H')).toBe('Lundi 9H');
});

test('every day is not a day on which the clinic is closed', () => {
  expect(onOpenDays(['Tous les jours'], [])).toEqual(['Tous les jours']);
  expect(onOpenDays(['Tous les jours'], ['Samedi', 'Dimanche'])).toEqual([
    'Tous les jours, sauf le samedi et le dimanche',
  ]);
  expect(onOpenDays(['Dimanche 9H', 'Sur R.D.V'], ['Dimanche'])).toEqual([
    'Dimanche 9H',
    'Sur R.D.V',
  ]);
});
