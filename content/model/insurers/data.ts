import { shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

export const insurers = shownEntries(content.insurers);
