import { content } from '../schema/content';

/** The sections of the page « À propos ». */
export const { about } = content;
