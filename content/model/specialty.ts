import type { Specialty } from '../schema/specialty';
import type { Doctor } from './doctor';

export type { Specialty };

/** The doctors of a specialty, in the order of its list. Throws when the list has a name that is not among `doctors`. */
export function doctorsOf(specialty: Specialty, doctors: readonly Doctor[]): Doctor[] {
  return specialty.medecins.map((name) => {
    const doctor = doctors.find((candidate) => candidate.name === name);
    if (!doctor)
      throw new Error(`Specialty « ${specialty.id} » names « ${name} », who is not a doctor here`);
    return doctor;
  });
}

/**
 * The doctors whose files name a specialty: first those with this main specialty, then those with this second
 * specialty, each group in the order of `doctors`.
 */
export function doctorsIn<Any extends Pick<Doctor, 'specialties'>>(
  id: string,
  doctors: readonly Any[],
): Any[] {
  const rank = ({ specialties }: Any) => specialties.indexOf(id);
  return doctors
    .filter(({ specialties }) => specialties.includes(id))
    .toSorted((one, other) => Math.min(rank(one), 1) - Math.min(rank(other), 1));
}

/** The slug of a specialty's own page: the id of its service card, or its own id in lower case when it has none. */
export function slugOf(
  specialty: Pick<Specialty, 'id'>,
  services: readonly { readonly id: string; readonly linkId: string }[],
): string {
  return services.find(({ linkId }) => linkId === specialty.id)?.id ?? specialty.id.toLowerCase();
}
