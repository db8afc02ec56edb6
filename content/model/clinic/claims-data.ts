import { content } from '../../reader/content';

/** The figures of the home page's first screen (docs/requirements.md §§ 1 and 9). */
export const { claims } = content;
