import { isConfirmed, shownEntries } from '../model/stated';
import { content } from '../schema/content';

/** The testimonials of patients that the site shows. */
export const testimonials = shownEntries(content.testimonials);

/**
 * Whether at least one testimonial is not confirmed. If so, a note in their section says that testimonials are samples.
 */
export const testimonialsAreSamples = !isConfirmed(testimonials);
