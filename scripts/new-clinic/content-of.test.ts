/** @jest-environment node */
import { clinic } from '../../content/facts/clinic';
import { clinicHours } from '../../content/model/opening-hours/service-hours';
import { readContent } from '../../content/reader/content';
import { newFolder } from '../../e2e/support/folders';
import { titlesIn, type Answers } from './answers';
import { contentOf } from './content-of';
import { filesIn, writeFiles } from './files';

const sample = filesIn('content/data');
const starter = filesIn('scripts/new-clinic/starter');

const wend: Answers = {
  name: 'Clinique Wend Panga',
  city: 'Koudougou',
  phone: '+22620000001',
  openingHours: ['Lundi au samedi 7H30-20H', 'Dimanche fermé'],
  emergencies: { openingHours: ['Lundi au vendredi 8H-12H'] },
  nationalNumber: '18',
  specialties: Object.keys(titlesIn(sample)),
};

/** Returns the content of a new clinic. */
function contentWith(answers: Partial<Answers>) {
  const folder = newFolder();
  writeFiles(folder, contentOf({ ...wend, ...answers }, sample, starter, '2026-11-26'));
  return readContent(folder, 'content/pictures', new Date('2026-11-26')).content;
}

test('emergencies go to a hospital if the clinic does not receive them', () => {
  const { emergencies, hours } = contentWith({});
  expect(emergencies.emergency).not.toHaveProperty('hospital');
  expect(clinicHours(hours)).toMatchObject({ isApart: true });
  const without = contentWith({
    emergencies: { hospital: 'CHR de Koudougou' },
    nationalNumber: '112',
  });
  expect(without.emergencies.emergency).toMatchObject({
    introduction: 'Nous ne recevons pas les urgences.',
    hospital: 'CHR de Koudougou',
    nationalNumber: '112',
  });
  expect(without.hours['horaires-par-service']).toEqual([]);
  expect(without.pages.emergencies.description).toContain('La clinique ne reçoit pas');
});

test('a clinic of two specialties has their cards, reasons and situations, and every danger', () => {
  const { emergencies, services, booking, specialties } = contentWith({
    specialties: ['Odonto', 'Ophtalmo'],
  });
  expect(specialties.map(([id]) => id)).toEqual(['Odonto', 'Ophtalmo']);
  expect(services.map(({ linkId }) => linkId)).toEqual(['Odonto', 'Ophtalmo']);
  expect(booking.reasons.map(({ id }) => id)).toEqual(['dents', 'yeux']);
  const treated = specialties.flatMap(([, { situations }]) => situations);
  expect(emergencies.situations.map(({ id }) => id).toSorted()).toEqual(
    [...new Set(treated)].toSorted(),
  );
  expect(emergencies.dangers.words).toContain('serpent');
});

test('a clinic in a country without a numbering plan has its own time and currency', () => {
  const { clinic: congo } = contentWith({
    city: 'Matadi',
    phone: '+243810000001',
    countryCode: 'CD',
    fuseau: 'Africa/Kinshasa',
    currency: 'CDF',
  });
  expect(congo).toMatchObject({
    address: { is: { country: 'Congo-Kinshasa', countryCode: 'CD' } },
    fuseau: { is: 'Africa/Kinshasa' },
    currency: { is: 'CDF' },
  });
});

test('the content of a new clinic has its facts, and no one else’s', () => {
  const content = contentWith({});
  expect(content.clinic).toMatchObject({
    shortName: { is: 'Wend Panga' },
    address: { is: { city: 'Koudougou', country: 'Burkina Faso', countryCode: 'BF' } },
    fuseau: { is: 'Africa/Ouagadougou' },
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
  for (const fact of [name, shortName, address.city]) expect(words).not.toContain(fact);
});

test('a clinic outside Mali has no words of Bambara', () => {
  const abroad = { ...wend, phone: '+221338200000' };
  const words = JSON.stringify(contentOf(abroad, sample, starter, '2026-11-26'));
  const { layWords } = starter['mali.yaml'] as { layWords: readonly string[] };
  expect(layWords).toContain('sumaya');
  expect(layWords.filter((word) => words.includes(`"${word}"`))).toEqual([]);
});

test('the pages of a « cabinet » take no feminine of its name', () => {
  const name = 'Cabinet dentaire et médical Teranga';
  const { pages } = contentWith({ name });
  expect(JSON.stringify(pages)).not.toContain(`la ${name}`);
  expect(pages.home.title).toBe(`${name}, Koudougou`);
  expect(pages.about.title).toMatch(/^À propos — /);
});
