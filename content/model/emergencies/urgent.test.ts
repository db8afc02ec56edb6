import { urgentOf, whenClosedSentence } from './urgent';

const phone = '+22320000000';
const here = { nationalNumber: '18' };
const elsewhere = { ...here, hospital: 'CHU Gabriel-Touré' };
const days = [{ from: 'Lundi', to: 'Samedi', hours: { opens: '07:00', closes: '20:00' } }] as const;

test('a clinic with emergencies gives its telephone', () => {
  const { call, sentence } = urgentOf(here, phone);
  expect(call.href).toBe('tel:+22320000000');
  expect(sentence).toBe('Venez tout de suite ou appelez le +223\u00a020\u00a000\u00a000\u00a000');
});

test('a clinic without emergencies gives the national number and the hospital, open or closed', () => {
  const { call, sentence } = urgentOf(elsewhere, phone);
  expect(call).toEqual({ href: 'tel:18', label: '18' });
  expect(sentence).toBe('Allez tout de suite aux urgences (CHU Gabriel-Touré) ou appelez le 18');
  expect(whenClosedSentence(days, here)).toMatch(/Quand elle est fermée, appelez le 18\.$/);
  expect(whenClosedSentence(days, elsewhere)).toBeUndefined();
});
