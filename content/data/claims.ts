import { content } from '../schema/content';

/** What the clinic claims on the first screen (docs/requirements.md §§ 1 and 9), as a figure and its word. */
export const { claims } = content;
