import { content } from '../schema/content';

/** The management team, in the order of the page, and the director's message on the home page. */
export const { management, directorMessage } = content;
