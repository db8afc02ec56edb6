import { doctorsIn, type Specialty } from '../model/specialties/specialty';
import type { Stated } from '../fields/stated';
import { content } from '../reader/content';
import { doctors } from './doctors';

/** In the order of the page « Services » (docs/requirements.md § 3). */
export const specialties: readonly Stated<Specialty>[] = content.specialties
  .toSorted(([, one], [, other]) => one.ordre - other.ordre)
  .map(([id, specialty]) => ({
    id,
    ...specialty,
    medecins: doctorsIn(id, doctors).map(({ name }) => name),
  }));
