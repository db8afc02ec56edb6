/** @jest-environment node */
import { clinic } from '../../content/facts/clinic';
import { hoursSchema } from '../../content/model/opening-hours/schema';
import { readContent } from '../../content/reader/content';
import { newFolder } from '../../e2e/support/folders';
import { contentOf, shortNameOf, type Answers } from './content-of';
import { filesIn, writeFiles } from './files';
import { openingHoursIn } from './hours';

const sample = filesIn('content/data');
const starter = filesIn('scripts/new-clinic/starter');

const wend: Answers = {
  name: 'Clinique Wend Panga',
  city: 'Koudougou',
  phone: '+22620000001',
  openingHours: [
    { from: 'Lundi', to: 'Samedi', hours: '07:30 - 20:00' },
    { from: 'Dimanche', to: 'Dimanche', hours: 'Fermé' },
  ],
};

test('the content of a new clinic has its facts, and no one else’s', () => {
  const folder = newFolder();
  writeFiles(folder, contentOf(wend, sample, starter, '2026-11-26'));
  const { content } = readContent(folder, 'content/pictures', new Date('2026-11-26'));
  expect(content.clinic).toMatchObject({
    shortName: { is: 'Wend Panga' },
    address: { is: { city: 'Koudougou', country: 'Burkina Faso', countryCode: 'BF' } },
    utcOffset: { is: 0 },
  });
  expect(content).toMatchObject({
    doctors: [],
    articles: [],
    insurers: [],
    management: [],
    testimonials: [],
    practitioners: [],
    equipment: [],
  });
  expect(content.specialties.length).toBe(
    Object.keys(sample).filter((file) => file.startsWith('specialites/')).length,
  );
  expect(content.prices).toBeUndefined();
  const words = JSON.stringify({ ...content, towns: undefined });
  expect(words).not.toMatch(/\bAMO\b|"verifie"|jour et nuit|en bambara/i);
  const { name, shortName, address } = clinic;
  const ofSample = [name, shortName, address.city, address.area];
  // A new clinic has no quarter yet.
  for (const fact of ofSample.filter((known) => !known.startsWith('à compléter')))
    expect(words).not.toContain(fact);
});

test('a clinic outside Mali has no words of Bambara', () => {
  const abroad = { ...wend, phone: '+221338200000' };
  const words = JSON.stringify(contentOf(abroad, sample, starter, '2026-11-26'));
  const { layWords } = starter['mali.yaml'] as { layWords: readonly string[] };
  expect(layWords).toContain('sumaya');
  expect(layWords.filter((word) => words.includes(`"${word}"`))).toEqual([]);
});

test('the pages of a « cabinet » take no feminine of its name', () => {
  const folder = newFolder();
  const name = 'Cabinet dentaire et médical Teranga';
  writeFiles(folder, contentOf({ ...wend, name }, sample, starter, '2026-11-26'));
  const { pages } = readContent(folder, 'content/pictures', new Date('2026-11-26')).content;
  expect(JSON.stringify(pages)).not.toContain(`la ${name}`);
  expect(pages.home.title).toBe(`${name}, Koudougou`);
  expect(pages.about.title).toMatch(/^À propos — /);
});

test.each([
  ['Polyclinique Le Fleuve', 'Le Fleuve'],
  ['Centre de santé Wend Panga', 'Wend Panga'],
  ['Cabinet dentaire et médical Teranga', 'Teranga'],
  ['Clinique Notre Dame de la Miséricorde', 'Miséricorde'],
  ['Clinique de la bonne espérance', 'la bonne espérance'],
  ['Clinique l’Amitié', 'l’Amitié'],
  ['Clinique', 'Clinique'],
])('%s is « %s » for short', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

const twoHalves = ['08:30 - 13:00', '15:00 - 19:00'].map((hours) => ({
  from: 'Lundi',
  to: 'Vendredi',
  hours,
}));

test.each([
  ['24h/24', [{ from: 'Lundi', to: 'Dimanche', hours: '24h/24' }]],
  ['Lundi - Samedi 7h30 - 20h, Dimanche fermé', wend.openingHours],
  ['du lundi au samedi 7h30 à 20h ; dimanche : fermé', wend.openingHours],
  ['lundi au samedi 7h30-20h, fermé le dimanche', wend.openingHours],
  ['Lundi - Vendredi 8h30-13h et 15h-19h', twoHalves],
  ['Lundi - Vendredi 8h30-13h, Lundi - Vendredi 15h-19h', twoHalves],
  ['tous les jours', undefined],
])('hours are read from « %s »', (typed, rows) => {
  expect(openingHoursIn(typed)).toEqual(rows);
  expect(hoursSchema.safeParse({ openingHours: rows }).success).toBe(rows !== undefined);
});
