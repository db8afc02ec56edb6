import type { Doctor } from '../doctors/doctor';
import { searchWords } from '../search/telling-words';
import type { Specialty } from './specialty';

/** Returns search words by doctor's name. */
export function wordsByDoctor(
  doctors: readonly Pick<Doctor, 'name' | 'specialty' | 'languages'>[],
  specialties: readonly Pick<Specialty, 'title' | 'layWords' | 'medecins'>[],
): Map<string, string> {
  return new Map(
    doctors.map(({ name, specialty, languages }) => {
      const own = specialties.filter(({ medecins }) => medecins.includes(name));
      const titles = [specialty, ...own.map(({ title }) => title)];
      return [
        name,
        searchWords(titles, [...own.flatMap(({ layWords }) => layWords), ...languages]),
      ];
    }),
  );
}
