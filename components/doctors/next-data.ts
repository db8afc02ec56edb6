/** Of the box of a doctor's next consultations: her name. */
export const next = 'data-next';

export const nextBox = `[${next}]`;
