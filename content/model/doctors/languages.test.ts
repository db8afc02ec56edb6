import { languageCode, speakers } from './languages';

it('names the languages of doctors, the most spoken first, each with its doctors', () => {
  const doctors = [
    { name: 'Dr A', languages: ['peul', 'français'] },
    { name: 'Dr B', languages: ['peul', 'arabe'] },
  ];
  expect(speakers(doctors)).toEqual([
    { language: 'peul', doctors: ['Dr A', 'Dr B'] },
    { language: 'arabe', doctors: ['Dr B'] },
    { language: 'français', doctors: ['Dr A'] },
  ]);
});

it.each([
  ['français', 'fr'],
  ['songhaï', 'son'],
  ['klingon', undefined],
])('knows the code of %s: %s', (language, code) => {
  expect(languageCode(language)).toBe(code);
});
