import { shownEntries } from '../model/stated';
import { content } from '../schema/content';

/**
 * The blocks of « Plateau Technique », in the order of the page. A phone shows only the first two points of each: they
 * contain what a patient must know.
 */
export const equipment = shownEntries(content.equipment);
