import { shownSituations, type Situation } from '../model/emergency';
import { content } from '../schema/content';

/** What to do in any emergency, before looking for a sign. */
export const { emergency, situations: situationsToSign } = content.emergencies;

/** The situations that the site shows. */
export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
