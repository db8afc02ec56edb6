import { useLayoutEffect } from 'react';
import {
  addressDelay,
  filterOf,
  withFilter,
  type DoctorFilter,
} from '@/content/model/doctor-search';

/** Writes the filter into the address (`?q=`, `?specialite=`, `?jour=`), with no history entry of its own. */
function writeAddress(filter: DoctorFilter, specialties: readonly string[]): void {
  const asked = filterOf(location.search, specialties);
  if (JSON.stringify(asked) === JSON.stringify(filter)) return;
  const search = withFilter(location.search, filter);
  if (search === location.search) return;
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // Safari refuses more than 100 changes in 30 s; the filter itself does not need the address.
  }
}

/** Keeps the address a little behind the filter, so that reload and sharing find it; null until the script is there. */
export function useFilterInAddress(
  filter: DoctorFilter | null,
  specialties: readonly string[],
): void {
  // Before anything else can happen: who leaves at once must find the last letter again.
  useLayoutEffect(() => {
    if (!filter) return;
    const follow = () => {
      writeAddress(filter, specialties);
    };
    const timer = setTimeout(follow, addressDelay);
    addEventListener('pagehide', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', follow);
    };
  }, [filter, specialties]);
}
