import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articles } from '../../content/facts/articles';
import { claims } from '../../content/facts/claims';
import { clinic, clinicFacts } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { directorMessage, management } from '../../content/facts/management';
import { statedHours } from '../../content/facts/opening-hours';
import { practical } from '../../content/facts/practical';
import { services } from '../../content/facts/services';
import { testimonials } from '../../content/facts/testimonials';
import { content } from '../../content/reader/content';
import { shownBlocks } from '../../content/model/practical/practical';
import { loadDataFiles, placeholderNotice, unconfirmedFacts } from './placeholders';

const confirmed = {
  'content/facts/clinic.ts': { clinicFacts: { name: { is: 'Le Lac', confirmed: 'oui' } } },
};

describe('the facts that nobody has confirmed', () => {
  it('are named in French with their file: a person, a figure, a position', () => {
    const planted = {
      ...confirmed,
      'content/facts/doctors.ts': { doctors: [{ name: 'Dr Personne', confirmed: 'non' }] },
      'content/facts/claims.ts': {
        claims: [{ value: '40+', label: 'lits', confirmed: 'non' }],
      },
      'content/facts/clinic.ts': {
        clinicFacts: { geo: { is: { latitude: 1, longitude: 2 }, confirmed: 'non' } },
      },
    };
    const lines = [
      'content/data/clinique.yaml\u00a0: la clinique, geo, «\u00a01, 2\u00a0»',
      'content/data/medecins\u00a0: médecin, «\u00a0Dr Personne\u00a0»',
      'content/data/chiffres.yaml\u00a0: chiffre, «\u00a040+\u00a0»',
    ];
    expect(unconfirmedFacts(planted)).toEqual(lines);
    for (const line of lines) expect(() => placeholderNotice(planted, true)).toThrow(line);
    const steps = placeholderNotice(planted, false);
    expect(steps).toContain('\n  1. content/data/clinique.yaml\u00a0: 1 à vérifier');
    expect(steps).toContain('\n  3. content/data/chiffres.yaml\u00a0: 1 à vérifier');
    expect(placeholderNotice({ 'content/facts/doctors.ts': { doctors: [] } }, false)).toMatch(
      /aucun médecin encore$/,
    );
  });

  it('do not stop a site for the public where only signatures are missing: those situations are named', () => {
    const unsigned = {
      id: 'oeil',
      title: 'Œil',
      signs: ['Il a reçu un coup.'],
      sources: ['X'],
    } as const;
    const notice = placeholderNotice(confirmed, true, [unsigned]);
    expect(notice).toContain('urgences.yaml\u00a0: «\u00a0Œil\u00a0» n’est pas signé');
    expect(placeholderNotice(confirmed, false, [unsigned])).toBeNull();
  });

  it('are omitted from a public site, and named, if they are optional', () => {
    const leftOut = {
      'content/facts/doctors.ts': [{ name: 'Dr Personne', confirmed: 'non' }],
    };
    const line = 'content/data/medecins\u00a0: médecin, «\u00a0Dr Personne\u00a0»';
    expect(placeholderNotice(confirmed, true, [], leftOut)).toContain(line);
    expect(placeholderNotice(confirmed, false, [], leftOut)).toBeNull();
  });

  it('are found even behind a false mark', () => {
    const careless = {
      'content/facts/clinic.ts': { phones: { is: ['+22300000001'], confirmed: 'oui' } },
    };
    expect(unconfirmedFacts(careless)).toEqual([
      'content/data/clinique.yaml\u00a0: «\u00a0+22300000001\u00a0» est signé, mais c’est encore un exemple\u00a0: écrivez le vôtre, ou effacez «\u00a0verifie\u00a0»',
    ]);
  });

  it('may be any of the people, the figures, the numbers, the place and the hours of the clinic', () => {
    const files = {
      'content/facts/articles.ts': { articles },
      'content/facts/clinic.ts': { clinicFacts },
      'content/facts/claims.ts': { claims },
      'content/facts/doctors.ts': { doctors },
      'content/facts/management.ts': { management, directorMessage },
      'content/facts/opening-hours.ts': { statedHours },
      'content/facts/practical.ts': { practical },
      'content/facts/services.ts': { services },
      'content/facts/testimonials.ts': { testimonials },
    };
    const nobodys = JSON.stringify(files, (key, value: unknown) =>
      key === 'confirmed' ? 'non' : key === 'verifie' ? undefined : value,
    );
    const lines = unconfirmedFacts(JSON.parse(nobodys) as typeof files).join('\n');
    const people = [...doctors, ...management, ...testimonials].map(({ name }) => name);
    for (const fact of [...people, ...claims.map(({ value }) => value), clinic.email])
      expect(lines).toContain(`«\u00a0${fact}\u00a0»`);
    for (const field of Object.keys(clinicFacts)) expect(lines).toContain(`la clinique, ${field},`);
    expect(lines).toContain(`«\u00a0${statedHours.title}\u00a0»`);
    for (const { block } of shownBlocks(practical))
      expect(lines).toContain(`infos pratiques, «\u00a0${block.heading}\u00a0»`);
    for (const { title } of articles)
      expect(lines).toContain(`article, à signer par un médecin, «\u00a0${title}\u00a0»`);
    for (const { title } of services)
      expect(lines).toContain(`carte de service, «\u00a0${title}\u00a0»`);
  });
});

const withoutFacts: Record<string, string> = {
  'content/facts/build.ts': 'the day and the purpose of the build',
  'content/facts/confirmed.ts': 'whether the facts of the other files are confirmed',
  'content/facts/departures.ts': 'what the site itself does, tested in a browser',
  'content/facts/pages.ts': 'titles and summaries, whose facts come from other files',
  'content/facts/home.ts': 'facts of other files together',
  'content/facts/night.ts': 'services that receive at night, with their pages',
  'content/facts/notices.ts': 'what the clinic itself says for some days',
  'content/facts/offer.ts': 'the doctors and the tiles of the request',
  'content/facts/practitioners.ts': 'the people of the demonstration, which says so',
  'content/facts/search.ts': 'what can be found, from the facts of other files',
  'content/facts/site.ts': 'the clinic, the navigation and the pages together',
  'content/facts/specialty-pages.ts': 'the pages of specialties, from the facts of other files',
};

const dataFiles = readdirSync('content/facts')
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => `content/facts/${name}`);

test('no fact is named twice, and no file with facts is forgotten', async () => {
  const files = await loadDataFiles();
  expect(Object.keys(files).toSorted()).toEqual(
    dataFiles.filter((name) => !(name in withoutFacts)).toSorted(),
  );
  const facts = unconfirmedFacts(files).map((line) => line.replace(/^.*?\u00a0: /, ''));
  const marked = facts.filter((fact) => !/à (?:compléter|confirmer) par/.test(fact));
  expect(marked.filter((fact, index) => marked.indexOf(fact) !== index)).toEqual([]);
});

/** A mark may be on an ancestor. */
function isMarked(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'confirmed' in value || Object.values(value).every(isMarked);
}

test('every file that the staff writes takes no fact without its mark', () => {
  // Situations have a signature, practitioners are samples, and the legal notice covers pictures. Addresses and notices
  // are not facts. Pages and English are filled in from facts.
  const {
    emergencies,
    pictures,
    pages: filledIn,
    practitioners,
    booking,
    articles: written,
    doctors: people,
    specialties,
    ...others
  } = content;
  const { channels, whatHappensNext, messageReply, voiceMessage } = booking;
  const promises = [channels, whatHappensNext, messageReply, voiceMessage];
  const files = { ...others, promises, emergency: emergencies.emergency };
  expect(
    Object.entries(files)
      .filter(
        ([name, file]) =>
          file && !['english', 'moves', 'notices', 'towns'].includes(name) && !isMarked(file),
      )
      .map(([name]) => name),
  ).toEqual([]);
  const entries = [...written, ...people, ...specialties].map(([, entry]) => entry);
  expect(entries.filter((entry) => !isMarked(entry))).toEqual([]);
  expect([pictures, filledIn, ...practitioners].some(isMarked)).toBe(false);
});

test('the line at the top of every page is there for the facts of each file', () => {
  const source = 'content/facts/confirmed.ts';
  const imported = [...readFileSync(source, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, file = '']) => `${path.join(path.dirname(source), file)}.ts`)
    .filter((file) => dataFiles.includes(file));
  // Pictures have no mark, only texts that may be left to replace.
  const withFacts = dataFiles.filter(
    (file) => !(file in withoutFacts) && file !== 'content/facts/pictures.ts',
  );
  expect(imported.toSorted()).toEqual(withFacts.toSorted());
});
