import { doctorsIn, type Specialty } from '../model/specialty';
import type { Stated } from '../model/stated';
import { content } from '../schema/content';
import { doctors } from './doctors';

/**
 * The 26 specialties with their doctors, in the order of the page « Services » (docs/requirements.md § 3). Each has a
 * file in `specialites/`.
 */
export const specialties: readonly Stated<Specialty>[] = content.specialties
  .toSorted(([, one], [, other]) => one.ordre - other.ordre)
  .map(([id, specialty]) => ({
    id,
    ...specialty,
    medecins: doctorsIn(id, doctors).map(({ name }) => name),
  }));
