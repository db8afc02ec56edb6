import { useMemo } from 'react';
import { useAddress } from '@/components/ui/address/use-address';
import { filterOf, withFilter, type DoctorFilter } from '@/content/model/doctor-search';

/** Keeps the filter in the address (`?q=`, `?specialite=`, `?jour=`); null until the script is there. */
export function useFilterInAddress(
  filter: DoctorFilter | null,
  specialties: readonly string[],
): void {
  const write = useMemo(
    () =>
      filter &&
      ((search: string) => {
        const asked = filterOf(search, specialties);
        return JSON.stringify(asked) === JSON.stringify(filter)
          ? search
          : withFilter(search, filter);
      }),
    [filter, specialties],
  );
  useAddress(write);
}
