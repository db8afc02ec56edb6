import { content } from '../schema/content';

/** Insurers and mutual funds that the clinic accepts, in the order of the page. */
export const { insurers } = content;
