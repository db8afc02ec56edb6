import { emergenciesSchema } from '../model/emergencies/schema';
import { futureDays } from './references';

const signed = (by: string, on = '2026-11-20') => ({ situations: [{ signed: { by, on } }] });

test.each([
  ['2026-11-27', ['« 2026-11-27 » est dans l’avenir : écrivez le jour où c’est fait']],
  ['2026-11-26', []],
  // `pastDay` has its own message for these.
  ['27 novembre 2026', []],
  ['2026-13-40', []],
  ['oui', []],
])('on 2026-11-26, a day signed « %s »', (on, said) => {
  const found = futureDays(emergenciesSchema, signed('Dr Awa Traoré', on), '2026-11-26');
  expect(found.map(({ sentence }) => sentence)).toEqual(said);
});
