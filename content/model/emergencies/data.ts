import { shownSituations, type Situation } from './emergency';
import { content } from '../../reader/content';

/** `emergency`: what to do in any emergency. `situationsToSign`: every situation, signed or not. */
export const { emergency, situations: situationsToSign } = content.emergencies;

/** The situations that the site shows. */
export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
