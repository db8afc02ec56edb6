/** Of the box of a doctor's next consultations: her name. */
export const next = 'data-next';

/** Minutes before a consultation from which only a call may ask for it. */
export const notice = 'data-notice';

export const nextBox = `[${next}]`;
