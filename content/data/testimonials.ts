import { isConfirmed, shownEntries } from '../model/stated';
import { content } from '../schema/content';

/** What patients say of the welcome: samples, as the legal page tells visitors. */
export const testimonials = shownEntries(content.testimonials);

/** Whether they are samples still: their section says so. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
