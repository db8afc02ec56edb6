import { parse } from '../calendar/parse';
import { everybody, nameForms } from './doctor-search';
import { otherDays } from './other-days';

const people = [
  ['Dr Issa Coulibaly', 'Cardiologue', 'Lundi 9H'],
  ['Dr Awa Keïta', 'Cardiologue', 'Jeudi 9H'],
  ['Dr Assitan Traoré', 'Médecin généraliste', 'Tous les jours'],
  ['Dr Hamadoun Cissé', 'Pédiatre', 'Samedi 9H'],
  ['Dr Salif Togo', 'Rééducateur', 'Sur R.D.V'],
].map(([name = '', specialty = '', slot = '']) => ({
  ...nameForms(name),
  specialty,
  words: '',
  consultation: [parse(slot)],
}));

const nobody = () => false;

const said = (filter: Partial<typeof everybody>) =>
  otherDays({ ...everybody, ...filter }, people, nobody);

test('shows when the specialty consults, and who consults that day, those of only this day first', () => {
  expect(said({ specialty: 'Cardiologue', day: 'samedi' })).toEqual({
    usual: 'Cardiologue\u00a0: lundi et jeudi',
    meanwhile: 'Dr Hamadoun Cissé, Dr Assitan Traoré',
  });
});

test.each([
  [{ name: 'coulibaly', day: 'samedi' }, 'Dr Issa Coulibaly\u00a0: lundi'],
  [{ specialty: 'Rééducateur', day: 'lundi' }, 'Dr Salif Togo\u00a0: sur rendez-vous'],
  [{ name: 'a', specialty: 'Cardiologue', day: 'mardi' }, 'Cardiologue\u00a0: lundi et jeudi'],
])('%j: « %s »', (filter, usual) => {
  expect(said(filter)?.usual).toBe(usual);
});

test('names three doctors, and counts the others', () => {
  const more = [...people, ...people.slice(2, 4), ...people.slice(3, 4)];
  const { meanwhile } =
    otherDays({ ...everybody, specialty: 'Cardiologue', day: 'samedi' }, more, nobody) ?? {};
  expect(meanwhile).toBe(
    'Dr Hamadoun Cissé, Dr Hamadoun Cissé, Dr Hamadoun Cissé et 2\u00a0autres',
  );
});

test('in the evening, nobody is named for today', () => {
  expect(said({ specialty: 'Cardiologue', day: 'aujourdhui' })?.meanwhile).toBe('');
});

test('shows nothing without a day, or for an unknown name', () => {
  expect(said({ specialty: 'Cardiologue' })).toBeUndefined();
  expect(said({ name: 'zzz', day: 'samedi' })).toBeUndefined();
});
