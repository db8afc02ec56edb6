import { content } from '../../reader/content';

/** The sections of the page « À propos ». */
export const { about } = content;
