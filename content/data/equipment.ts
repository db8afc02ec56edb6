import { shownEntries } from '../model/stated';
import { content } from '../schema/content';

/**
 * The blocks of « Plateau Technique », in the order of the page. On a phone, the points after the first two are folded,
 * so the first two must contain what a patient needs to know.
 */
export const equipment = shownEntries(content.equipment);
