import { doctors } from '../doctors/data';
import { fold, foldLetters } from './fold';
import { isIn } from './is-in';

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
])('whether %j is in « %s »: %s', (typed, text, isThere) => {
  expect(isIn(typed, text)).toBe(isThere);
});

it.each([
  ['gy', true],
  ['ginéco', true],
  ['obst', true],
  ['logie', false],
])('whether %j begins a word of « Gynécologie-obstétrique »: %s', (typed, isBeginning) => {
  expect(isIn(typed, 'Gynécologie-obstétrique', ' ')).toBe(isBeginning);
});

it('finds each doctor by any part of the name as it is written', () => {
  for (const { name } of doctors)
    for (let end = 4; end <= name.length; end += 1)
      expect(isIn(foldLetters(name).slice(3, end), name)).toBe(true);
});
