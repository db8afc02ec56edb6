import { replacedAmong } from './absence';
import { shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

/** In the order of the page « Médecins ». */
export const doctors = replacedAmong(
  shownEntries(content.doctors.map(([, doctor]) => doctor)),
).toSorted((one, other) => one.ordre - other.ordre);
