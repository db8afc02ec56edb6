import type { Doctor } from './doctor';

/** The members of schema.org’s `MedicalSpecialty` in use; it has none for eyes but `Optometric`. */
export type MedicalSpecialtyName =
  | 'Anesthesia'
  | 'Cardiovascular'
  | 'Dentistry'
  | 'Dermatology'
  | 'Endocrine'
  | 'Gastroenterologic'
  | 'Gynecologic'
  | 'Hematologic'
  | 'LaboratoryScience'
  | 'Musculoskeletal'
  | 'Neurologic'
  | 'Optometric'
  | 'Otolaryngologic'
  | 'Pediatric'
  | 'Physiotherapy'
  | 'PrimaryCare'
  | 'Psychiatric'
  | 'Pulmonary'
  | 'Radiography'
  | 'Renal'
  | 'Rheumatologic'
  | 'Surgical'
  | 'Urologic';

/** A medical specialty, with the doctors who practise it here (specification § 3). */
export interface Specialty<
  DoctorName extends string = string,
  SituationId extends string = string,
> {
  /** As the specification spells it (« Endocrinilogie » included): addresses depend on it. */
  readonly id: string;
  readonly title: string;
  /** The nearest member of schema.org’s `MedicalSpecialty`, for search engines. */
  readonly medicalSpecialty: MedicalSpecialtyName;
  /** Two to four sentences: what the specialty treats, and how it goes here. */
  readonly description: string;
  /** Situations of `content/data/emergencies.ts`: the signs of the first are beside it, the others are named. */
  readonly situations: readonly SituationId[];
  /** What can wait, or waits until the evening: short clauses that finish « Consultez si… »; never a diagnosis. */
  readonly whenToConsult: readonly string[];
  /** What the visitor takes along to the first appointment. */
  readonly whatToBring: readonly string[];
  /** Words a visitor may type instead of the specialty's name: « yeux », « vue ». Lower case. */
  readonly layWords: readonly string[];
  /** Names of the doctors, in the order of their cards; may be empty. Their order also states whose own specialty it is (`ownSpecialty`). */
  readonly medecins: readonly DoctorName[];
  /** Ids of equipment blocks of use to this specialty; one that is not there is not shown. */
  readonly equipment: readonly string[];
}

/** The doctors of a specialty, in its own order. Throws when it names someone who is not among `doctors`. */
export function doctorsOf(specialty: Specialty, doctors: readonly Doctor[]): Doctor[] {
  return specialty.medecins.map((name) => {
    const doctor = doctors.find((candidate) => candidate.name === name);
    if (!doctor)
      throw new Error(`Specialty « ${specialty.id} » names « ${name} », who is not a doctor here`);
    return doctor;
  });
}

/**
 * A doctor's own specialty among those that name the doctor: the one whose list names the doctor earliest, and of two equals the
 * first; undefined where none does.
 */
export function ownSpecialty<Any extends Pick<Specialty, 'medecins'>>(
  name: string,
  specialties: readonly Any[],
): Any | undefined {
  const rankIn = ({ medecins }: Any) => medecins.indexOf(name);
  return specialties
    .filter(({ medecins }) => medecins.includes(name))
    .toSorted((one, other) => rankIn(one) - rankIn(other))[0];
}

/** The slug of a specialty's own page: the id of its service card, or its own id in lower case when it has none. */
export function slugOf(
  specialty: Pick<Specialty, 'id'>,
  services: readonly { readonly id: string; readonly linkId: string }[],
): string {
  return services.find(({ linkId }) => linkId === specialty.id)?.id ?? specialty.id.toLowerCase();
}
