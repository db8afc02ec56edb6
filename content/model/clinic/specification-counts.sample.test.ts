import { remarks } from '../../reader/content';
import { isAlwaysOpen } from '../calendar/hours';
import { articles } from '../../facts/articles';
import { doctors } from '../../facts/doctors';
import { situationsToSign } from '../../facts/emergencies';
import { equipment } from '../../facts/equipment';
import { insurers } from '../../facts/insurers';
import { management } from '../../facts/management';
import { availableServices, hours, openingHours } from '../../facts/opening-hours';
import { practitioners } from '../../facts/practitioners';
import { services } from '../../facts/services';
import { specialties } from '../../facts/specialties';
import { testimonials } from '../../facts/testimonials';

// Compares the sample data with docs/requirements.md (§§ 2, 3 and 9), and with the rules of its own texts.
// `npm run new-clinic` deletes this file.

it.each([
  ['equipment', equipment, 13],
  ['testimonials', testimonials, 3],
  ['management', management, 3],
  ['practitioners of the wizard', practitioners, 3],
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

it('open day and night, the whole week in one row', () => {
  expect(openingHours).toHaveLength(1);
  expect(isAlwaysOpen(hours.clinic.rules)).toBe(true);
});

it('the 26 specialties, in the clinic’s spelling', () => {
  const ids = specialties.map(({ id }) => id).sort();
  expect(ids.join(' ')).toBe(
    'Anesthesie Cardiologie Chirurgie Dermato Diabeto Echographie Endocrinilogie Gastrologie ' +
      'Gynecologie Hemato Kinesitherapie Laboratoire MedecineGenerale MedecinesInterne Nephro ' +
      'Neurologie ORL Odonto Ophtalmo Pediatrie Pneumologie Psychiatrie RadioScanner Rhumato ' +
      'Traumatologie Urologie',
  );
});

it('general medicine, then the specialties from A to Z', () => {
  const [first, ...titles] = specialties.map(({ title }) => title);
  expect(first).toBe('Médecine générale');
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr').compare));
});

it('the 24 services of the home page, in the clinic’s order and spelling', () => {
  expect(services.map(({ id }) => id).join(' ')).toBe(
    'cardiologie pediatrie medecine-generale odontologie ophtalmologie gynecologie ' +
      'rhumatologie neurologie orl pneumologie traumatologie diabetologie gastro ' +
      'nephrologie urologie dermatologie med-interne endocrino chirurgie radiologie echo ' +
      'kine hematologie psychiatrie',
  );
});

it('specialties under the words that patients use', () => {
  const words =
    'cpn bilharziose dialyse stérilité fibrome hémorroïdes circoncision goutte palu drépanocytose méningite brûlure jaunisse';
  expect(specialties.flatMap(({ layWords }) => [...layWords])).toEqual(
    expect.arrayContaining(words.split(' ')),
  );
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

it('content without any remark from the build but on its numbers, which are nobody’s', () => {
  expect(remarks.split('\n').filter((line) => !line.includes('+2230000000'))).toEqual([]);
});
