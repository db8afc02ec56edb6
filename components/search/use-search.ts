import { useEffect, useMemo, useState, type RefObject } from 'react';
import { isUntouched } from '@/components/ui/arrival/arrival';
import { useQueryFields } from '@/components/ui/address/use-query-fields';
import dangers from '@/content/model/search/dangers.json';
import { seenSigns } from '@/content/model/search/words';
import { entriesIn } from './entries';
import type { DangerPages } from './danger-reader';
import { finderOf, type Finder, type Found } from './find';

export interface Search {
  form: RefObject<HTMLFormElement | null>;
  typed: string;
  /** Null until the list is read, and for an empty query. */
  found: Found | null;
  isListRead: boolean;
  /** To be called when the field changes. */
  read: () => void;
  /** To be called when the form is sent. */
  open: (event: { preventDefault: () => void }) => void;
}

/** Begins with the text typed before hydration, or with the query in the address. */
export function useSearch(listId: string, { urgent, english }: DangerPages): Search {
  const { form, values, read } = useQueryFields<'q'>();
  const [find, setFind] = useState<Finder | null>(null);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    void finderOf(entriesIn(list), dangers, { urgent, english }).then((finder) => {
      setFind(() => finder);
    });
  }, [listId, urgent, english]);
  useEffect(() => {
    if (isUntouched() && location.hash === '')
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);
  const typed = seenSigns(values?.q ?? '');
  const found = useMemo(() => (find && typed ? find(typed) : null), [find, typed]);
  const open: Search['open'] = (event) => {
    // Before that, submitting the form loads a page with the same search.
    if (!find) return;
    event.preventDefault();
    const { danger, entries } = find(read()?.q ?? '');
    const href = (danger?.links[0] ?? entries[0])?.href;
    // A phone's keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.blur();
    else if (href !== undefined) location.assign(href);
  };
  return { form, typed, found, isListRead: find !== null, read, open };
}
