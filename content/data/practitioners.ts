import { content } from '../schema/content';

/**
 * The three sample practitioners of the booking wizard (docs/requirements.md § 2): nobody of the clinic, since nothing is booked
 * with them.
 */
export const { practitioners } = content;
