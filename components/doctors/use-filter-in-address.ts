import { useLayoutEffect } from 'react';
import {
  addressDelay,
  filterOf,
  withFilter,
  type DoctorFilter,
} from '@/content/model/doctors/doctor-search';

function writeAddress(filter: DoctorFilter, specialties: readonly string[]): void {
  const asked = filterOf(location.search, specialties);
  if (JSON.stringify(asked) === JSON.stringify(filter)) return;
  const search = withFilter(location.search, filter);
  if (search === location.search) return;
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // Safari throws after 100 changes in 30 s. The filter works without the address.
  }
}

/**
 * Copies the filter into the address after a short delay, for reload and sharing. `filter` is null until the form is
 * read.
 */
export function useFilterInAddress(
  filter: DoctorFilter | null,
  specialties: readonly string[],
): void {
  // A layout effect, so that `pagehide` writes the last letter even if the visitor leaves at once.
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
