import { content } from '../../reader/content';

/** The tiles of the home page's services section (docs/requirements.md § 3). */
export const { services } = content;
