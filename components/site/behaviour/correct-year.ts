import { yearId } from '../page-ids';

/** Bamako uses UTC (docs/requirements.md § 1). */
export function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = String(new Date().getUTCFullYear());
  if (place && place.textContent !== year) place.textContent = year;
}
