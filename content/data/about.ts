import { content } from '../schema/content';

/** The presentation of the clinic, on its own page. */
export const { about } = content;
