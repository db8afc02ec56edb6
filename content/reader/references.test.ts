import { articleSchema } from '../model/articles/schema';
import { emergenciesSchema } from '../model/emergencies/schema';
import { brokenReferences, futureDays, markedIn, type Known } from './references';

const signed = (by: string, on = '2026-11-20') =>
  markedIn(emergenciesSchema, { situations: [{ signed: { by, on } }] });

const knownDoctors = (...doctor: string[]): Known => ({
  doctor,
  equipment: [],
  line: [],
  picture: [],
  situation: [],
  specialty: [],
});

const sentencesOf = (by: string, ...doctors: string[]) =>
  brokenReferences(signed(by), knownDoctors(...doctors)).map(({ sentence }) => sentence);

const takeOut =
  'effacez la signature (« signed », « by » et « on »), ou faites relire et signer par un autre médecin';

describe('a signature of a doctor who has left', () => {
  it('must be removed, and no other name is offered', () => {
    const said = `« Dr Awa Traoré » n’est pas un médecin d’ici : ${takeOut}`;
    expect(sentencesOf('Dr Awa Traoré', 'Pr Fanta Sidibé', 'Dr Issa Coulibaly')).toEqual([said]);
    expect(sentencesOf('Dr Awa Traoré')).toEqual([said]);
  });

  it('may be a misspelt name, or nearly that of another doctor', () => {
    expect(sentencesOf('Dr Isa Coulibaly', 'Dr Issa Coulibaly')).toEqual([
      `« Dr Isa Coulibaly » n’est pas un médecin d’ici : vouliez-vous écrire « Dr Issa Coulibaly » ? Sinon, ${takeOut}`,
    ]);
  });

  it('goes from an article too', () => {
    const [found] = brokenReferences(
      markedIn(articleSchema, { reviewedBy: 'Dr Awa Traoré' }),
      knownDoctors('Pr Fanta Sidibé'),
    );
    expect(found?.sentence).toMatch(
      / : effacez cette ligne, ou faites relire l’article par un autre médecin$/,
    );
  });
});

test.each([
  ['2026-11-27', ['« 2026-11-27 » est dans l’avenir : écrivez le jour où c’est fait']],
  ['2026-11-26', []],
  // `pastDay` has its own message for these.
  ['27 novembre 2026', []],
  ['2026-13-40', []],
  ['oui', []],
])('on 2026-11-26, a day signed « %s »', (on, said) => {
  const found = futureDays(signed('Dr Awa Traoré', on), '2026-11-26');
  expect(found.map(({ sentence }) => sentence)).toEqual(said);
});
