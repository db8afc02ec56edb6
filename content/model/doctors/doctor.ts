export type { Doctor } from './schema';

/** In French alphabetical order. */
export function distinctSpecialties(doctors: readonly { readonly specialty: string }[]): string[] {
  const titles = new Set(doctors.map(({ specialty }) => specialty));
  return [...titles].sort((a, b) => a.localeCompare(b, 'fr'));
}
