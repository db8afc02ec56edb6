import { doctorsIn, type Specialty } from '../model/specialties/specialty';
import type { Stated } from '../fields/stated';
import { content } from '../reader/content';
import { doctors } from './doctors';

/** In the order of the page « Services »: those with `ordre`, then from A to Z. */
export const specialties: readonly Stated<Specialty>[] = content.specialties
  .toSorted(
    ([, one], [, other]) =>
      (one.ordre ?? Infinity) - (other.ordre ?? Infinity) ||
      one.title.localeCompare(other.title, 'fr'),
  )
  .map(([id, specialty]) => ({
    id,
    ...specialty,
    medecins: doctorsIn(id, doctors).map(({ name }) => name),
  }));
