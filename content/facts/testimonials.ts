import { isConfirmed, shownEntries } from '../fields/stated';
import { content } from '../reader/content';

export const testimonials = shownEntries(content.testimonials);

/** A note then says so. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
