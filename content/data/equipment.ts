import { shownEntries } from '../model/stated';
import { content } from '../schema/content';

/** The blocks of « Plateau Technique », in the order of the page. A phone shows the first two points of each: what a patient must know is there. */
export const equipment = shownEntries(content.equipment);
