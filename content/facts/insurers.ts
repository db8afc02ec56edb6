import { shownEntries } from '../fields/stated';
import { content } from '../reader/content';

export const insurers = shownEntries(content.insurers);
