import { questions } from './questions';

test.each([
  ['name', '', 'Écrivez un nom'],
  ['name', 'Clinique '.repeat(5), '« nom » a 44 signes : 40 au plus'],
  ['name', 'Clinique Wend Panga', undefined],
  ['city', '', 'Écrivez une ville'],
  ['phone', '', 'Écrivez un numéro'],
  ['phone', '33 820 00 00', '« 338200000 » ne se compose pas : écrivez l’indicatif du pays'],
  ['phone', '33 820 00 00', '« +221338200000 » au Sénégal'],
  ['phone', '+33 1 23 45 67 89', 'Ce numéro n’est pas d’un pays que le site connaît'],
  ['phone', '+221 33 820 00 00', undefined],
  ['hours', '', 'Écrivez des jours et des heures'],
  ['hours', 'tous les jours', 'ou avec une pause'],
  ['hours', 'Lundi 8h', 'une pause fait deux lignes'],
  ['hours', '24h/24', undefined],
] as const)('the answer to « %s » may be « %s »: %s', (question, typed, said) => {
  const fault = questions[question].faultOf(typed);
  if (said === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(said);
});
