import { clinicNow } from '@/components/ui/dated/clinic-now';
import { yearId } from '../page-ids';

/** docs/requirements.md § 1 */
export function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = clinicNow()?.getUTCFullYear();
  if (place && year) place.textContent = String(year);
}
