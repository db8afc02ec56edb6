import { content } from '../schema/content';

/** The 24 tiles of the home page's services section, in their order (docs/requirements.md § 3). */
export const { services } = content;
