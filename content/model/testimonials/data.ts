import { isConfirmed, shownEntries } from '../clinic/stated';
import { content } from '../../reader/content';

/** The testimonials of patients that the site shows. */
export const testimonials = shownEntries(content.testimonials);

/** Whether a testimonial is not confirmed. A note then says that testimonials are samples. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
