const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Attributes of the root element for `clinicNow`. `utcOffset` is in hours, `built` when the site was built (ISO 8601).
 */
export const clockData = (utcOffset: number, built: string) =>
  ({ 'data-built': built, ...(utcOffset !== 0 && { 'data-utc-offset': utcOffset }) }) as const;

/**
 * Returns now as a date whose UTC fields are the clinic's local time. Returns undefined if the device's clock is more
 * than a day before the build, or thirteen months after it: an empty battery may set it years away.
 */
export function clinicNow(): Date | undefined {
  const { utcOffset = 0, built = '' } = document.documentElement.dataset;
  const now = Date.now() + Number(utcOffset) * hour;
  const age = now - Date.parse(built);
  return age < -day || age > 396 * day ? undefined : new Date(now);
}
