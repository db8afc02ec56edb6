import { isConfirmed, shownEntries } from '../model/stated';
import { content } from '../schema/content';

/** The testimonials of patients. They are samples, as the legal page tells visitors. */
export const testimonials = shownEntries(content.testimonials);

/** Whether the testimonials are samples: their section then has a note. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
