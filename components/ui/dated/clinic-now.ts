const hour = 60 * 60_000;

/** Attributes of the root element, from which `clinicNow` knows the clinic's clock. `utcOffset` is in hours. */
export const clockData = (utcOffset: number) =>
  utcOffset === 0 ? {} : ({ 'data-utc-offset': utcOffset } as const);

/** Returns now as a date whose UTC fields are those of the clinic's clock. */
export const clinicNow = (): Date =>
  new Date(Date.now() + Number(document.documentElement.dataset.utcOffset ?? 0) * hour);
