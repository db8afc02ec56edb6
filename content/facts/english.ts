import { content } from '../reader/content';

/** Undefined for a clinic without a page in English. */
export const { english } = content;
