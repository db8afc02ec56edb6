import { clinicNow } from '@/components/ui/dated/clinic-now';
import { yearId } from '../page-ids';

/** docs/requirements.md § 1 */
export function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = String(clinicNow().getUTCFullYear());
  if (place && place.textContent !== year) place.textContent = year;
}
