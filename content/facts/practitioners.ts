import { content, isPublic } from '../reader/content';

/** Samples, not doctors of the clinic (docs/requirements.md § 2). A public site has none. */
export const practitioners = isPublic ? [] : content.practitioners;
