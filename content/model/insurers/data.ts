import { shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

/** Insurers and mutual funds that the clinic accepts, in the order of the page. */
export const insurers = shownEntries(content.insurers);
