import { yearId } from '../page-ids';

/**
 * Replaces the year of the build in the footer with the current year in Bamako, which uses UTC (docs/requirements.md §
 * 1).
 */
export function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = String(new Date().getUTCFullYear());
  if (place && place.textContent !== year) place.textContent = year;
}
