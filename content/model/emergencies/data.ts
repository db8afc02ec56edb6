import { shownSituations, type Situation } from './emergency';
import { content } from '../../reader/content';

/** `situationsToSign` has the unsigned ones too. */
export const { emergency, situations: situationsToSign } = content.emergencies;

export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
