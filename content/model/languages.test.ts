import { speakers } from './languages';

const said = (description: string, name = 'Dr A') => ({ name, description });

describe('the languages that doctors speak', () => {
  it('are read from their descriptions, however these say it', () => {
    const names = speakers([
      said('Soninké, bambara ou français\u00a0: vous choisissez la langue.'),
    ]).map(({ language }) => language);
    expect(names).toEqual(['bambara', 'français', 'soninké']);
  });

  it('are not those of which a doctor speaks only a little', () => {
    expect(speakers([said('Langues parlées\u00a0: bambara, un peu d’anglais.')])).toEqual([
      { language: 'bambara', doctors: ['Dr A'] },
    ]);
  });

  it('are not parts of other words', () => {
    expect(speakers([said('Suit la population peule et les arabesques.')])).toEqual([]);
  });

  it('come with the most spoken first, each with its doctors', () => {
    expect(speakers([said('En peul.'), said('En peul et en arabe.', 'Dr B')])).toEqual([
      { language: 'peul', doctors: ['Dr A', 'Dr B'] },
      { language: 'arabe', doctors: ['Dr B'] },
    ]);
  });
});
