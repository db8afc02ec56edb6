/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { claims } from '../content/data/claims';
import { clinic, clinicFacts } from '../content/data/clinic';
import { doctors } from '../content/data/doctors';
import { directorMessage, management } from '../content/data/management';
import { pages } from '../content/data/pages';
import { testimonials } from '../content/data/testimonials';
import { placeholderNotice, unconfirmedFacts } from './placeholders';

const confirmed = { 'clinic.ts': { clinicFacts: { name: { is: 'Le Lac', confirmed: 'oui' } } } };

describe('the facts that nobody has confirmed', () => {
  it('are named in French with their file: a person, a figure, a position', () => {
    const planted = {
      ...confirmed,
      'doctors.ts': { doctors: [{ name: 'Dr Personne', confirmed: 'non' }] },
      'claims.ts': { claims: [{ value: '40+', label: 'lits', confirmed: 'non' }] },
      'clinic.ts': {
        clinicFacts: { geo: { is: { latitude: 1, longitude: 2 }, confirmed: 'non' } },
      },
    };
    const lines = [
      'content/data/clinic.ts\u00a0: la clinique, geo, «\u00a01, 2\u00a0»',
      'content/data/doctors.ts\u00a0: médecin, «\u00a0Dr Personne\u00a0»',
      'content/data/claims.ts\u00a0: chiffre, «\u00a040+\u00a0»',
    ];
    expect(unconfirmedFacts(planted)).toEqual(lines);
    for (const line of lines) expect(() => placeholderNotice(planted, 'production')).toThrow(line);
    expect(placeholderNotice(planted, undefined)).toMatch(/^3 faits .* restent à confirmer/);
  });

  it('are none once all are marked', () => {
    expect(placeholderNotice(confirmed, 'production')).toBeNull();
  });

  it('are found behind a mark that is not true', () => {
    const careless = { 'clinic.ts': { phones: { is: ['+22300000001'], confirmed: 'oui' } } };
    expect(unconfirmedFacts(careless)).toEqual([
      "content/data/clinic.ts\u00a0: «\u00a0+22300000001\u00a0» est marqué 'oui' et paraît encore provisoire",
    ]);
  });

  it('are today the people, the figures, the numbers and the place of the sample clinic', () => {
    const lines = unconfirmedFacts({
      'clinic.ts': { clinicFacts },
      'claims.ts': { claims },
      'doctors.ts': { doctors },
      'management.ts': { management, directorMessage },
      'testimonials.ts': { testimonials },
    }).join('\n');
    const people = [...doctors, ...management, ...testimonials].map(({ name }) => name);
    for (const fact of [...people, ...claims.map(({ value }) => value), clinic.email])
      expect(lines).toContain(`«\u00a0${fact}\u00a0»`);
    for (const field of ['phones', 'geo', 'mapEmbedUrl', 'mapUrl'])
      expect(lines).toContain(`la clinique, ${field},`);
  });
});

/** Files of `content/data/` that state nothing of their own, and why. */
const withoutFacts: Readonly<Record<string, string>> = {
  'danger-signs.ts': 'part of the specialties and articles that use it',
  'departures.ts': 'what the site itself does, tested in a browser',
  'navigation.ts': 'labels',
  'night.ts': 'opening hours and services of the night together',
  'pages.ts': 'titles and summaries of what other files state',
  'pictures.ts': 'what pictures show; the legal notice says that they are illustrations',
  'practitioners.ts': 'three of the doctors',
  'services.ts': 'titles and summaries of the specialties',
  'site.ts': 'the clinic and the navigation together',
};

test('every file of content/data takes no fact without its mark', () => {
  const files = readdirSync('content/data').filter((name) => /^[\w-]+\.ts$/.test(name));
  const open = files.filter((name) => {
    const types = readFileSync(`content/data/${name}`, 'utf8').match(/satisfies [^;]+;/g) ?? [];
    return types.length === 0 || types.some((type) => !type.includes('Stated'));
  });
  expect(open.toSorted()).toEqual(Object.keys(withoutFacts).toSorted());
});

test('« 22+ » and « plus de 22 » say the same', () => {
  const figure = /^(\d+)\+$/.exec(claims[0].value)?.[1] ?? '';
  const words = [pages.home.description, ...directorMessage.paragraphs].join(' ');
  expect(words.match(/plus de \d+/giu)).toEqual([`plus de ${figure}`, `Plus de ${figure}`]);
  expect(doctors.length).toBeGreaterThan(Number(figure));
});
