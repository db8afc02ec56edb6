import { content } from '../reader/content';

/** Samples, not doctors of the clinic (docs/requirements.md § 2). A public site has none. */
export const practitioners = process.env.DEPLOY === 'production' ? [] : content.practitioners;
