import type { Specialty } from './schema';
import type { Doctor } from '../doctors/doctor';

export type { Specialty };

/** The doctors of a specialty. Throws for a name that is not among `doctors`. */
export function doctorsOf(specialty: Specialty, doctors: readonly Doctor[]): Doctor[] {
  return specialty.medecins.map((name) => {
    const doctor = doctors.find((candidate) => candidate.name === name);
    if (!doctor)
      throw new Error(`Specialty « ${specialty.id} » names « ${name} », who is not a doctor here`);
    return doctor;
  });
}

/** The doctors whose files name a specialty: first those who have it as their main specialty. */
export function doctorsIn<Any extends Pick<Doctor, 'specialties'>>(
  id: string,
  doctors: readonly Any[],
): Any[] {
  const rank = ({ specialties }: Any) => specialties.indexOf(id);
  return doctors
    .filter(({ specialties }) => specialties.includes(id))
    .toSorted((one, other) => Math.min(rank(one), 1) - Math.min(rank(other), 1));
}

/** Slug of a specialty's page: the id of its service card, or else the specialty's id in lower case. */
export function slugOf(
  specialty: Pick<Specialty, 'id'>,
  services: readonly { readonly id: string; readonly linkId: string }[],
): string {
  return services.find(({ linkId }) => linkId === specialty.id)?.id ?? specialty.id.toLowerCase();
}
