import { clinic } from '../clinic/data';
import { shownSituations, type Situation } from './emergency';
import { urgentOf } from './urgent';
import { openingHours } from '../opening-hours/data';
import { content } from '../../reader/content';

/** `situationsToSign` has the unsigned ones too. */
export const { emergency, situations: situationsToSign, dangers } = content.emergencies;

export const urgent = urgentOf(emergency, clinic.phones[0], openingHours);

export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
