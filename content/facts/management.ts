import { shownEntries } from '../fields/stated';
import { content } from '../reader/content';

export const management = shownEntries(content.management);

export const { directorMessage } = content;
