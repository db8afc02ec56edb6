import { yearId } from '../page-ids';

/** Writes the year of the browser's clock, in Bamako, where the page says the year it was built in (docs/requirements.md § 1). */
export function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = String(new Date().getUTCFullYear());
  if (place && place.textContent !== year) place.textContent = year;
}
