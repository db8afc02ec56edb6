import { isConfirmed } from '../model/stated';
import { content } from '../schema/content';

/** What patients say of the welcome: samples, as the legal page tells visitors. */
export const { testimonials } = content;

/** Whether they are samples still: their section says so. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
