import { doctors } from '../data/doctors';
import { beginningAWord, containing, fold, foldLetters } from './fold';

it.each([
  ['Traoré', 'trahore'],
  ['Sunu', 'sunnu'],
  ['Coulibaly', 'Coulibali'],
  ['gynécologue', 'ginecologue'],
])('%j sounds as %j', (text, heard) => {
  expect(fold(heard)).toBe(fold(text));
});

it.each([
  ['sy', 'Dr Fanta Sidibé', false],
  ['sy', 'Dr Maïmouna Sylla', true],
  ['sy', 'Dr Awa Sy', true],
  ['ny', 'Sabu Nyuman Assurance', true],
  ['sila', 'Dr Maïmouna Sylla', true],
  ['lamia', 'Dr Awa Sy', false],
  ['', 'Dr Awa Sy', true],
])('whether %j is in « %s »: %s', (typed, text, isIn) => {
  expect(containing(typed)(text)).toBe(isIn);
});

it.each([
  ['gy', true],
  ['ginéco', true],
  ['obst', true],
  ['logie', false],
])('whether %j begins a word of « Gynécologie-obstétrique »: %s', (typed, isBeginning) => {
  expect(beginningAWord(typed)('Gynécologie-obstétrique')).toBe(isBeginning);
});

it('finds each doctor by any part of the name as it is written', () => {
  for (const { name } of doctors)
    for (let end = 4; end <= name.length; end += 1)
      expect(containing(foldLetters(name).slice(3, end))(name)).toBe(true);
});
