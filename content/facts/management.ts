import { shownEntries } from '../fields/stated';
import { content, isPublic } from '../reader/content';

export const management = shownEntries(content.management, isPublic);

export const { directorMessage } = content;
