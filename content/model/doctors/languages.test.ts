import { doctors } from './data';
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

it('knows the code of every language that a doctor speaks', () => {
  const codes = doctors.flatMap(({ languages }) => languages).map(languageCode);
  expect(codes).not.toContain(undefined);
  // Throws for a code that is not well-formed.
  expect(Intl.getCanonicalLocales(codes as string[])).toEqual([...new Set(codes)]);
});
