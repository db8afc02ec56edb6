import { remarks } from '../../reader/content';
import { descriptionPoints } from '../equipment/equipment';
import { isAlwaysOpen } from '../opening-hours/schedule';
import { serviceSchema } from '../services/schema';
import { articles } from '../articles/data';
import { claims } from './claims-data';
import { doctors } from '../doctors/data';
import { situationsToSign } from '../emergencies/data';
import { equipment } from '../equipment/data';
import { insurers } from '../insurers/data';
import { directorMessage, management } from '../management/data';
import { navigation } from '../pages/navigation-data';
import { availableServices, openingHours } from '../opening-hours/data';
import { practitioners } from '../practitioners/data';
import { services } from '../services/data';
import { specialties } from '../specialties/data';
import { testimonials } from '../testimonials/data';

// Compares the sample data with docs/requirements.md (§§ 2, 3 and 9), and with the rules of its own texts. When the
// clinic's own facts replace the sample data, delete this file.

it.each([
  ['equipment', equipment, 13],
  ['testimonials', testimonials, 3],
  ['management', management, 3],
  ['practitioners of the wizard', practitioners, 3],
  ['items of the navigation', navigation, 7],
  ['services day and night', availableServices, 5],
] as const)('%s', (_name, list, count) => {
  expect(list).toHaveLength(count);
});

it('at least 15 insurers, ASCOMA among them, and 3 articles', () => {
  expect(insurers.length).toBeGreaterThanOrEqual(15);
  expect(insurers.map(({ nom }) => nom)).toContain('ASCOMA');
  expect(articles.length).toBeGreaterThanOrEqual(3);
});

it('22 specialties or more among the doctors, and more specialists than that, as the home page claims', () => {
  expect(new Set(doctors.map(({ specialty }) => specialty)).size).toBeGreaterThanOrEqual(22);
  const specialists = doctors.filter(({ specialty }) => specialty !== 'Médecin généraliste');
  expect(specialists.length).toBeGreaterThan(22);
});

it('« 22+ » and « plus de 22 » say the same', () => {
  expect(claims[0]?.value).toBe('22+');
  expect(directorMessage?.paragraphs.join(' ')).toContain('Plus de 22');
});

it('at least six doctors under two specialties', () => {
  const inTwo = doctors.filter(
    ({ name }) => specialties.filter(({ medecins }) => medecins.includes(name)).length === 2,
  );
  expect(inTwo.length).toBeGreaterThanOrEqual(6);
});

it('one block of equipment with a single picture: the mammography', () => {
  const single = equipment.filter(({ images }) => images.length < 2);
  expect(single.map(({ id }) => id)).toEqual(['mammographie']);
});

it('open day and night, the whole week in one row', () => {
  expect(openingHours).toHaveLength(1);
  expect(isAlwaysOpen(openingHours)).toBe(true);
});

it('the 26 specialties, in the clinic’s spelling', () => {
  expect(new Set(specialties.map(({ id }) => id))).toEqual(
    new Set([
      'Cardiologie',
      'ORL',
      'Odonto',
      'Ophtalmo',
      'Rhumato',
      'Diabeto',
      'Neurologie',
      'Pneumologie',
      'Traumatologie',
      'Gastrologie',
      'Nephro',
      'Urologie',
      'Dermato',
      'Gynecologie',
      'MedecinesInterne',
      'MedecineGenerale',
      'Endocrinilogie',
      'Chirurgie',
      'Pediatrie',
      'RadioScanner',
      'Echographie',
      'Kinesitherapie',
      'Hemato',
      'Psychiatrie',
      'Laboratoire',
      'Anesthesie',
    ]),
  );
});

it('the specialties from A to Z, an order that a reader of the list sees', () => {
  const titles = specialties.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr').compare));
});

it('the 24 services of the home page, in the clinic’s order and spelling', () => {
  expect(services.map(({ id }) => id)).toEqual([
    'cardiologie',
    'pediatrie',
    'medecine-generale',
    'odontologie',
    'ophtalmologie',
    'gynecologie',
    'rhumatologie',
    'neurologie',
    'orl',
    'pneumologie',
    'traumatologie',
    'diabetologie',
    'gastro',
    'nephrologie',
    'urologie',
    'dermatologie',
    'med-interne',
    'endocrino',
    'chirurgie',
    'radiologie',
    'echo',
    'kine',
    'hematologie',
    'psychiatrie',
  ]);
});

it('equipment in 3 or 4 points of 35 to 90 characters', () => {
  for (const { id, description } of equipment) {
    const lengths = descriptionPoints(description).map(({ length }) => length);
    expect([id, [3, 4].includes(lengths.length)]).toEqual([id, true]);
    expect([id, lengths.filter((length) => length < 35 || length > 90)]).toEqual([id, []]);
  }
});

it('articles that are read in a few minutes: 350 to 600 words', () => {
  for (const { slug, excerpt, sections } of articles) {
    const text = sections.flatMap(({ heading, paragraphs, points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ]);
    const words = [excerpt, ...text].join(' ').split(/\s+/u);
    const { length } = words.filter((word) => /\p{L}/u.test(word));
    expect([slug, length >= 350 && length <= 600]).toEqual([slug, true]);
  }
});

it('the insurance card of Mali among the things to bring', () => {
  for (const { whatToBring } of specialties) expect(whatToBring.join(' ')).toContain('carte d’AMO');
});

it('specialties under the words of the waiting room', () => {
  const words =
    'cpn bilharziose dialyse stérilité fibrome hémorroïdes circoncision goutte palu drépanocytose méningite brûlure jaunisse';
  expect(specialties.flatMap(({ layWords }) => [...layWords])).toEqual(
    expect.arrayContaining(words.split(' ')),
  );
});

it('service cards with a picture of the equipment or of the clinic', () => {
  for (const { image } of services) expect(image).toMatch(/^(equipements|clinique)\//);
});

it('gradients that differ from their neighbours in 2, 3 and 4 columns', () => {
  const gradients = services.map(({ themeClass }) => themeClass);
  for (const [index, gradient] of gradients.entries())
    expect(gradients.slice(index + 1, index + 5)).not.toContain(gradient);
  expect(new Set(gradients).size).toBe(serviceSchema.shape.themeClass.options.length);
});

it('each situation named by a specialty or an article', () => {
  const named = [...specialties, ...articles].flatMap(({ situations }) => [...situations]);
  expect(named).toEqual(expect.arrayContaining(situationsToSign.map(({ id }) => id)));
});

it('the signs of a child on which the sources agree, beside paediatrics', () => {
  const child = situationsToSign.find(({ id }) => id === 'enfant')?.signs.slice(0, 5);
  for (const sign of [
    'convulse',
    'réveiller',
    'boire ni téter',
    'nuque raide',
    'un bébé a de la fièvre',
  ])
    expect(child?.join(' ')).toContain(sign);
});

it('content that the build has nothing to remark on', () => {
  expect(remarks).toBe('');
});
