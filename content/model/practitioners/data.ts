import { content } from '../../reader/content';

/** Samples, not doctors of the clinic (docs/requirements.md § 2). */
export const { practitioners } = content;
