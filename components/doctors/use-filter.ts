import { useEffect, useRef, useState, type RefObject } from 'react';
import { everybody, filterOf, type DoctorFilter } from '@/content/model/doctors/doctor-search';

/** The fields of the form (`SearchFields`), uncontrolled, so that text typed before hydration is kept. */
interface Fields extends HTMLFormControlsCollection {
  readonly q: HTMLInputElement;
  readonly specialite: HTMLSelectElement;
  readonly jour: HTMLSelectElement;
}

const fieldsOf = (form: HTMLFormElement) => form.elements as Fields;

function filterIn(form: HTMLFormElement): DoctorFilter {
  const { q, specialite, jour } = fieldsOf(form);
  return { name: q.value, specialty: specialite.value, day: jour.value };
}

/** Fills only empty fields, to keep text typed before hydration. */
function fillIn(form: HTMLFormElement, specialties: readonly string[]): DoctorFilter {
  const { q, specialite, jour } = fieldsOf(form);
  const asked = filterOf(location.search, specialties);
  q.value ||= asked.name;
  specialite.value ||= asked.specialty;
  jour.value ||= asked.day;
  return filterIn(form);
}

/** The filter of a form, and functions that change it. */
export interface FilterOfForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether the script has read the form and the address. */
  readonly isRead: boolean;
  readonly filter: DoctorFilter;
  readonly read: () => void;
  readonly clear: () => void;
  /** Hides a phone's keyboard, which covers the results. */
  readonly putKeyboardAway: () => void;
}

/** Reads the filter of the form that has the returned `form` as its `ref`. At first, the address fills empty fields. */
export function useFilter(specialties: readonly string[]): FilterOfForm {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState<DoctorFilter | null>(null);
  useEffect(() => {
    if (form.current) setFilter(fillIn(form.current, specialties));
  }, [specialties]);
  return {
    form,
    isRead: filter !== null,
    filter: filter ?? everybody,
    read: () => {
      if (form.current) setFilter(filterIn(form.current));
    },
    clear: () => {
      if (!form.current) return;
      form.current.reset();
      setFilter(everybody);
      fieldsOf(form.current).q.focus();
    },
    putKeyboardAway: () => {
      if (form.current && matchMedia('(pointer: coarse)').matches) fieldsOf(form.current).q.blur();
    },
  };
}
