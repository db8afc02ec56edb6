import { doctors } from '../doctors/data';
import { specialties } from './data';
import { specialtyCount, specialtyMatcher, wordsOfSpecialties } from './specialty-search';

const words = wordsOfSpecialties(specialties, doctors);

const found = (typed: string, known = words) => {
  const isFound = specialtyMatcher(typed, known);
  return specialties.filter(({ id, title }) => isFound(id, title)).map(({ title }) => title);
};

it.each([
  ['enfant', ['Pédiatrie']],
  ['mal aux dents', ['Odontologie']],
  ['YEUX', ['Ophtalmologie']],
  ['obst', ['Gynécologie-obstétrique']],
  ['gynéco', ['Gynécologie-obstétrique']],
  ['scanner', ['Radiologie et scanner']],
  ['pédiatre', ['Pédiatrie']],
  ['chirurgien', ['Chirurgie']],
  ['interniste', ['Médecine interne']],
  ['biologiste', ['Laboratoire d’analyses']],
  ['endocrinologue', ['Diabétologie', 'Endocrinologie']],
  ['paludisme', ['Médecine générale', 'Pédiatrie', 'Laboratoire d’analyses']],
  ['respirer', ['Pneumologie']],
  ['médecine', ['Médecine interne', 'Médecine générale']],
  ['ginécologue', ['Gynécologie-obstétrique']],
  ['écographie', ['Échographie']],
  ['anestésie', ['Anesthésie-réanimation']],
  ['acouchement', ['Gynécologie-obstétrique']],
  ['oftalmo', ['Ophtalmologie']],
  ['logie', []],
])('« %s » finds %j', (typed, titles) => {
  expect(found(typed)).toEqual(titles);
});

it('finds all where nothing is typed', () => {
  expect(found('  ')).toHaveLength(specialties.length);
});

it('finds every specialty by every word for it, while it is being typed too', () => {
  for (const { title, layWords } of specialties)
    for (const word of [title, ...layWords])
      expect([word, found(word), found(word.slice(0, -1))]).toEqual([
        word,
        expect.arrayContaining([title]),
        expect.arrayContaining([title]),
      ]);
});

it('finds titles where the words have not come', () => {
  expect(found('péd', {})).toEqual(['Pédiatrie']);
  expect(found('enfant', {})).toEqual([]);
});

it('says how many', () => {
  expect(specialtyCount(0)).toMatch(/^Aucune spécialité/);
  expect(specialtyCount(1)).toBe('1 spécialité');
  expect(specialtyCount(26)).toBe('26 spécialités');
});
