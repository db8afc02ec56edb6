import { shownEntries } from '../fields/stated';
import { content, isPublic } from '../reader/content';

export const insurers = shownEntries(content.insurers, isPublic);
