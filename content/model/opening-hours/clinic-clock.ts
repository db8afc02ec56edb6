const hour = 60 * 60_000;

/** Returns a date whose UTC fields are those of the clinic's clock at `instant`. `utcOffset` is in hours. */
export const onClinicClock = (instant: Date, utcOffset: number): Date =>
  new Date(instant.getTime() + utcOffset * hour);
