import { shortNameOf } from './short-name';

test.each([
  ['Polyclinique Le Fleuve', 'Le Fleuve'],
  ['Centre de santé Wend Panga', 'Wend Panga'],
  ['Cabinet dentaire et médical Teranga', 'Teranga'],
  ['Clinique Notre Dame de la Miséricorde', 'Miséricorde'],
  ['Clinique de la bonne espérance', 'la bonne espérance'],
  ['Clinique l’Amitié', 'l’Amitié'],
  ['Clinique', 'Clinique'],
])('%s is « %s » for short', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
