import { content } from '../../reader/content';

/**
 * The sample practitioners of the booking wizard (docs/requirements.md § 2). They are not doctors of the clinic,
 * because the wizard books nothing.
 */
export const { practitioners } = content;
