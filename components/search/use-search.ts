import { useEffect, useMemo, type RefObject } from 'react';
import { isUntouched } from '@/components/islands/arrival';
import { useQueryFields } from '@/components/ui/field/use-query-fields';
import { entriesIn } from './entries';
import { finderOf, type Found } from './find';

export interface Search {
  form: RefObject<HTMLFormElement | null>;
  /** Trimmed. */
  typed: string;
  /** Null until the list is read, and for an empty query. */
  found: Found | null;
  /** To be called when the field changes. */
  read: () => void;
  first: () => string | undefined;
}

/** At first with the text typed before hydration, or else the query of the address. */
export function useSearch(listId: string): Search {
  const { form, values, read } = useQueryFields<'q'>();
  const isHydrated = values !== null;
  const find = useMemo(() => {
    const list = isHydrated ? document.getElementById(listId) : null;
    return list && finderOf(entriesIn(list));
  }, [isHydrated, listId]);
  useEffect(() => {
    if (isUntouched() && location.hash === '')
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);
  const typed = values?.q ?? '';
  const found = useMemo(() => (find && typed ? find(typed) : null), [find, typed]);
  return { form, typed, found, read, first: () => find?.(read()?.q ?? '').entries[0]?.href };
}
