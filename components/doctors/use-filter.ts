import { useEffect, useMemo, type RefObject } from 'react';
import { useQueryFields } from '@/components/ui/address/use-query-fields';
import { everybody, withTypedDay, type DoctorFilter } from '@/content/model/doctors/doctor-search';
import { withoutLastSigns } from '@/content/model/search/words';

export interface FilterOfForm {
  form: RefObject<HTMLFormElement | null>;
  filter: DoctorFilter;
  read: () => void;
  putKeyboardAway: () => void;
}

/** The form must have the returned `form` as its `ref`. */
export function useFilter(): FilterOfForm {
  const { form, values, read } = useQueryFields<'q' | 'specialite' | 'jour'>(withoutLastSigns);
  const filter = useMemo(
    () =>
      values
        ? withTypedDay({ name: values.q, specialty: values.specialite, day: values.jour })
        : everybody,
    [values],
  );
  useEffect(() => {
    // Not for a filter in the address at page load, when the visitor has touched nothing.
    if (form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'nearest' });
  }, [form, filter]);
  return {
    form,
    filter,
    read,
    putKeyboardAway: () => {
      if (matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.blur();
    },
  };
}
