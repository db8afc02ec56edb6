import type { Specialty } from './schema';
import type { Doctor } from '../doctors/doctor';

export type { Specialty };

/** In the order of `medecins`. */
export const doctorsOf = ({ medecins }: Specialty, doctors: readonly Doctor[]): Doctor[] =>
  medecins.flatMap((medecin) => doctors.filter(({ name }) => name === medecin));

/** Doctors with this main specialty come first. */
export function doctorsIn<Any extends Pick<Doctor, 'specialties'>>(
  id: string,
  doctors: readonly Any[],
): Any[] {
  const rank = ({ specialties }: Any) => specialties.indexOf(id);
  return doctors
    .filter(({ specialties }) => specialties.includes(id))
    .toSorted((one, other) => Math.min(rank(one), 1) - Math.min(rank(other), 1));
}

/** Returns the id of the service card, or else the specialty's in lower case. */
export function slugOf(
  specialty: Pick<Specialty, 'id'>,
  services: readonly { id: string; linkId: string }[],
): string {
  return services.find(({ linkId }) => linkId === specialty.id)?.id ?? specialty.id.toLowerCase();
}
