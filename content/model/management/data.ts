import { shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

/** The management team, in the order of the page. */
export const management = shownEntries(content.management);

/** The director's message on the home page. */
export const { directorMessage } = content;
