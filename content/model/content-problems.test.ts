import { clinic } from '../data/clinic';
import { doctors } from '../data/doctors';
import { equipment } from '../data/equipment';
import { insurers } from '../data/insurers';
import { pictures } from '../data/pictures';
import { services } from '../data/services';
import { specialties } from '../data/specialties';
import { contentProblems, type LinkedContent } from './content-problems';
import type { Doctor } from './doctor';
import { frenchSpaces } from './typography';

const content: LinkedContent = {
  clinic,
  doctors,
  equipment,
  insurers,
  pictures,
  services,
  specialties,
};

/** The content with one entry changed, as a careless edit would leave it. */
function withFault<Key extends 'doctors' | 'services' | 'equipment' | 'insurers' | 'specialties'>(
  key: Key,
  change: Partial<LinkedContent[Key][number]>,
): LinkedContent {
  const [first, ...others] = content[key];
  return { ...content, [key]: [{ ...first, ...change }, ...others] };
}

/** One line, with the no-break spaces of French. */
const only = (line: string) => [frenchSpaces(line)];
const { name } = doctors[0];

describe('contentProblems', () => {
  it('finds nothing wrong with the content as it is', () => {
    expect(contentProblems(content)).toEqual([]);
  });

  it('names the service whose linkId leads nowhere', () => {
    expect(contentProblems(withFault('services', { linkId: 'Cardiologi' }))).toEqual(
      only('services.ts : « cardiologie » mène à la spécialité inconnue « Cardiologi »'),
    );
  });

  it('names the doctor without a day, and the day that is written otherwise', () => {
    const consultation = [] as unknown as Doctor['consultation'];
    expect(contentProblems(withFault('doctors', { consultation }))).toEqual(
      only(`doctors.ts : « ${name} » n’a aucun jour de consultation`),
    );
    const odd = ['lundi 9h'] as unknown as Doctor['consultation'];
    expect(contentProblems(withFault('doctors', { consultation: odd }))).toEqual(
      only(
        `doctors.ts : « ${name} » reçoit « lundi 9h » ; écrivez « Lundi 9H », « Tous les jours » ou « Sur R.D.V »`,
      ),
    );
  });

  it('names the entry whose picture has no line', () => {
    expect(contentProblems(withFault('equipment', { images: ['equipements/irm-1.jpg'] }))).toEqual(
      only(
        'equipment.ts : « scanner » montre « equipements/irm-1.jpg », qui n’a pas de ligne dans pictures.ts',
      ),
    );
    expect(contentProblems(withFault('doctors', { image: 'medecins/medecin-99.jpg' }))).toContain(
      frenchSpaces(
        `doctors.ts : « ${name} » montre « medecins/medecin-99.jpg », qui n’a pas de ligne dans pictures.ts`,
      ),
    );
    expect(contentProblems(withFault('insurers', { img: 'assureurs/nulle-part.svg' }))).toContain(
      frenchSpaces(
        `insurers.ts : « ${insurers[0]?.nom} » montre « assureurs/nulle-part.svg », qui n’a pas de ligne dans pictures.ts`,
      ),
    );
  });

  it('names a portrait or a logo that nobody shows', () => {
    const more = {
      'assureurs/nulle-part.svg': 'NULLE PART',
      'medecins/medecin-99.jpg': 'Un médecin',
    };
    expect(contentProblems({ ...content, pictures: { ...pictures, ...more } })).toEqual(
      [
        'pictures.ts : personne ne montre « assureurs/nulle-part.svg » ; ajoutez l’assurance dans insurers.ts, ou retirez l’image et sa ligne',
        'pictures.ts : personne ne montre « medecins/medecin-99.jpg » ; ajoutez le médecin dans doctors.ts, ou retirez l’image et sa ligne',
      ].map(frenchSpaces),
    );
  });

  it('names an insurer whose logo bears another name', () => {
    expect(contentProblems(withFault('insurers', { nom: 'Autre' }))).toEqual(
      only(
        `insurers.ts : « Autre » s’appelle « ${insurers[0]?.nom} » dans pictures.ts ; écrivez le même nom`,
      ),
    );
  });

  it('names a number that no telephone would dial', () => {
    const phones = ['+223 20 22 33 44', clinic.phones[1]] as unknown as typeof clinic.phones;
    expect(contentProblems({ ...content, clinic: { ...clinic, phones } })).toEqual(
      only(
        'clinic.ts : écrivez le numéro « +223 20 22 33 44 » avec l’indicatif et sans espace, comme +22320000000',
      ),
    );
  });

  it('names a doctor whom nobody lists, and a name that nobody bears', () => {
    expect(contentProblems(withFault('doctors', { name: 'Dr Nouvelle Venue' }))).toContain(
      frenchSpaces(
        'specialties.ts : ajoutez « Dr Nouvelle Venue » aux medecins de sa spécialité, à la lettre près',
      ),
    );
    expect(contentProblems(withFault('specialties', { medecins: ['Dr Personne'] }))).toContain(
      frenchSpaces(
        'specialties.ts : « Cardiologie » nomme « Dr Personne », qui n’est pas dans doctors.ts, à la lettre près',
      ),
    );
  });
});
