import { shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

/**
 * The blocks of « Plateau Technique », in the order of the page. The first two points of each must contain what a
 * patient needs to know, because a phone folds the others.
 */
export const equipment = shownEntries(content.equipment);
