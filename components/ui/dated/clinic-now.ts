const hour = 60 * 60_000;

/**
 * Attributes of the root element for `clinicNow`. `utcOffset` is in hours, `built` the day of the build (`yyyy-MM-dd`).
 */
export const clockData = (utcOffset: number, built: string) =>
  ({ 'data-built': built, ...(utcOffset !== 0 && { 'data-utc-offset': utcOffset }) }) as const;

/**
 * Returns now as a date whose UTC fields are the clinic's local time. Returns undefined if the device's clock is more
 * than a day before the build: an empty battery may set it back by years.
 */
export function clinicNow(): Date | undefined {
  const { utcOffset = 0, built = '' } = document.documentElement.dataset;
  const now = Date.now() + Number(utcOffset) * hour;
  return now < Date.parse(built) - 24 * hour ? undefined : new Date(now);
}
