import { shownEntries } from '../fields/stated';
import { content, isPublic } from '../reader/content';

/** The first two points must say what a patient needs: a phone folds the others. */
export const equipment = shownEntries(content.equipment, isPublic);
