import { doctors } from '../data/doctors';
import { equipment } from '../data/equipment';
import { pictures } from '../data/pictures';
import { services } from '../data/services';
import { specialties } from '../data/specialties';
import { contentProblems, type LinkedContent } from './content-problems';
import type { Doctor } from './doctor';

const content: LinkedContent = { doctors, equipment, pictures, services, specialties };

/** The content with one entry changed, as a careless edit would leave it. */
function withFault<Key extends 'doctors' | 'services' | 'equipment' | 'specialties'>(
  key: Key,
  change: Partial<LinkedContent[Key][number]>,
): LinkedContent {
  const [first, ...others] = content[key];
  return { ...content, [key]: [{ ...first, ...change }, ...others] };
}

describe('contentProblems', () => {
  it('finds nothing wrong with the content as it stands', () => {
    expect(contentProblems(content)).toEqual([]);
  });

  it('names the service whose linkId leads nowhere', () => {
    expect(contentProblems(withFault('services', { linkId: 'Cardiologi' }))).toEqual([
      'services: « cardiologie » links to the unknown specialty « Cardiologi »',
    ]);
  });

  it('names the doctor without slots', () => {
    const consultation = [] as unknown as Doctor['consultation'];
    expect(contentProblems(withFault('doctors', { consultation }))).toEqual([
      `doctors: « ${doctors[0].name} » has no consultation slot`,
    ]);
  });

  it('names the entry whose picture is missing', () => {
    expect(contentProblems(withFault('equipment', { images: ['equipements/irm-1.jpg'] }))).toEqual([
      'equipment: « scanner » shows the unknown picture « equipements/irm-1.jpg »',
    ]);
    expect(contentProblems(withFault('doctors', { image: 'medecins/medecin-99.jpg' }))).toEqual([
      `doctors: « ${doctors[0].name} » shows the unknown picture « medecins/medecin-99.jpg »`,
    ]);
  });

  it('names a doctor whom nobody lists, and a name that nobody bears', () => {
    expect(contentProblems(withFault('doctors', { name: 'Dr Nouvelle Venue' }))).toContain(
      'doctors: « Dr Nouvelle Venue » stands in no specialty',
    );
    expect(contentProblems(withFault('specialties', { medecins: ['Dr Personne'] }))).toContain(
      'specialties: « Cardiologie » names the unknown doctor « Dr Personne »',
    );
  });
});
