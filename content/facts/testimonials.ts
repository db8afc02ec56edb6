import { isConfirmed, shownEntries } from '../fields/stated';
import { content, isPublic } from '../reader/content';

export const testimonials = shownEntries(content.testimonials, isPublic);

/** A note then says so. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
