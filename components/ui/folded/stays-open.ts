/** Attributes of a `<details>` that `fold.inline.ts` leaves open. */
export const staysOpen = { 'data-stays-open': '' };

export const thatStaysOpen = '[data-stays-open]';
