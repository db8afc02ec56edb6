import { useEffect, useMemo, useState, type RefObject } from 'react';
import { isUntouched } from '@/components/islands/arrival';
import { useQueryFields } from '@/components/ui/field/use-query-fields';
import { entriesIn } from './entries';
import { finderOf, type Finder, type Found } from './find';

export interface Search {
  form: RefObject<HTMLFormElement | null>;
  /** Trimmed. */
  typed: string;
  /** Null until the list is read, and for an empty query. */
  found: Found | null;
  /** To be called when the field changes. */
  read: () => void;
  /** Null until the list is read. */
  first: (() => string | undefined) | null;
}

/** At first with the text typed before hydration, or else the query of the address. */
export function useSearch(listId: string): Search {
  const { form, values, read } = useQueryFields<'q'>();
  const [find, setFind] = useState<Finder | null>(null);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list)
      void finderOf(entriesIn(list)).then((finder) => {
        setFind(() => finder);
      });
  }, [listId]);
  useEffect(() => {
    if (isUntouched() && location.hash === '')
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);
  const typed = values?.q ?? '';
  const found = useMemo(() => (find && typed ? find(typed) : null), [find, typed]);
  const first = find && (() => find(read()?.q ?? '').entries[0]?.href);
  return { form, typed, found, read, first };
}
