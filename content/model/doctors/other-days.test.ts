import { parse } from '../calendar/parse';
import { everybody, nameForms } from './doctor-search';
import { otherDays } from './other-days';

const people = [
  ['Dr Issa Coulibaly', 'Cardiologue', 'Lundi 9H'],
  ['Dr Awa Keïta', 'Cardiologue', 'Jeudi 9H'],
  ['Dr Binta Sow', 'Ophtalmologiste', 'Lundi 9H'],
  ['Dr Salif Togo', 'Rééducateur', 'Sur R.D.V'],
].map(([name = '', specialty = '', slot = '']) => ({
  ...nameForms(name),
  specialty,
  words: '',
  consultation: [parse(slot)],
  timetable: { rules: [parse(slot)], exceptions: [] },
}));

const saturday = new Date('2027-01-16T10:00Z');

const said = (filter: Partial<typeof everybody>, now: Date | undefined = saturday) =>
  otherDays({ ...everybody, ...filter }, people, () => false, now);

test.each([
  [
    { specialty: 'Cardiologue', day: 'samedi' },
    'Pas de cardiologue le samedi',
    'Prochains jours\u00a0: lundi 18 janvier, jeudi 21 janvier',
  ],
  [
    { name: 'sow', day: 'aujourdhui' },
    'Pas d’ophtalmologiste à venir aujourd’hui',
    'Prochains jours\u00a0: lundi 18 janvier, lundi 25 janvier',
  ],
  [
    { specialty: 'Rééducateur', day: 'lundi' },
    'Pas de rééducateur le lundi',
    'Consultation\u00a0: sur rendez-vous',
  ],
  [
    { day: 'dimanche' },
    'Pas de médecin le dimanche',
    'Prochains jours\u00a0: lundi 18 janvier, jeudi 21 janvier',
  ],
])('%j: « %s », « %s »', (filter, title, next) => {
  expect(said(filter)).toMatchObject({ title, next });
});

test('without a date, the usual days are given', () => {
  expect(
    otherDays(
      { ...everybody, specialty: 'Cardiologue', day: 'samedi' },
      people,
      () => false,
      undefined,
    ),
  ).toMatchObject({
    next: 'Consultation\u00a0: lundi et jeudi',
    meant: people.slice(0, 2),
  });
});

test('says nothing without a day, or for an unknown name', () => {
  expect(said({ specialty: 'Cardiologue' })).toBeUndefined();
  expect(said({ name: 'zzz', day: 'samedi' })).toBeUndefined();
});
