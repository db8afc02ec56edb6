import { countryCodeIn } from './answers';
import { questions, specialtyQuestion } from './questions';

const all = {
  ...questions,
  specialties: specialtyQuestion({ Gynecologie: 'Gynécologie-obstétrique', ORL: 'ORL' }),
};

test.each([
  ['name', '', 'Écrivez un nom'],
  ['name', 'Clinique '.repeat(7), '« nom » a 62 signes : 60 au plus'],
  ['name', 'Clinique Wend Panga', undefined],
  ['city', '', 'Écrivez une ville'],
  ['phone', '', 'Écrivez un numéro'],
  ['phone', '33 820 00 00', '« 338200000 » ne se compose pas : écrivez l’indicatif du pays'],
  ['phone', '33 820 00 00', '« +221338200000 » au Sénégal'],
  ['phone', '+33 1 23 45 67 89', undefined],
  ['country', 'Brazaville', '« Brazaville » n’est pas un pays'],
  ['country', 'Congo-Brazzaville', undefined],
  ['fuseau', 'GMT+1', '« GMT+1 » n’est pas un fuseau'],
  ['currency', 'CFA', '« CFA » n’est pas une monnaie'],
  ['currency', 'XAF', undefined],
  ['emergencies', '', 'Écrivez une réponse'],
  ['emergencies', 'oui', 'Écrivez « jour et nuit », « à certaines heures » ou « non »'],
  ['emergencies', 'Non', undefined],
  ['emergencyHours', 'tard le soir', 'écrivez par exemple'],
  ['hospital', '', 'Écrivez le nom de l’hôpital'],
  ['nationalNumber', '+242', 'écrivez deux à quatre chiffres'],
  ['specialties', 'orl, gynecologie', undefined],
  ['specialties', 'ORL, Sage-femme', '« Sage-femme » n’est pas une spécialité de l’exemple'],
  ['specialties', '', undefined],
  ['phone', '+221 33 820 00 00', undefined],
  ['hours', '', 'Écrivez des jours et des heures'],
  ['hours', 'tous les jours', 'il manque l’heure'],
  ['hours', 'Lundi 8h', 'il manque l’heure de fin'],
  ['hours', 'Lundi au samedi 7h30-20h ; dimanche fermé', undefined],
  ['hours', '24h/24', undefined],
] as const)('the answer to « %s » may be « %s »: %s', (question, typed, said) => {
  const fault = all[question].faultOf(typed);
  if (said === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(said);
});

test.each([
  ['sénégal', 'SN'],
  ['Congo-Brazzaville', 'CG'],
  ['cg', 'CG'],
  ['Atlantide', undefined],
])('the country « %s » is %s', (typed, code) => {
  expect(countryCodeIn(typed)).toBe(code);
});
