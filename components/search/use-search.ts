import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isUntouched } from '@/components/islands/arrival';
import { useAddress } from './use-address';
import { longestSentence } from '@/content/model/search/lay-words';
import { entriesIn } from './entries';
import { finderOf, type Found } from './find';

const queryIn = (search: string) =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, longestSentence);

/** A search field, with its query and the results. */
export interface Search {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The query, without leading and trailing spaces. */
  readonly typed: string;
  /** Null until the list is read, and for an empty query. */
  readonly found: Found | null;
  /** Must be called when the field changes. */
  readonly read: () => void;
  /** Returns the address of the first result for the current value of the field. */
  readonly first: () => string | undefined;
}

/** Searches the list `listId`, at first with the text typed before hydration, or else with the query of the address. */
export function useSearch(listId: string): Search {
  const field = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState<((typed: string) => Found) | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const valueOf = () => field.current?.value.trim() ?? '';
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list || !field.current) return;
    setFind(() => finderOf(entriesIn(list)));
    // Keeps text that was typed before hydration.
    field.current.value ||= queryIn(location.search);
    setTyped(valueOf());
    if (isUntouched() && location.hash === '') field.current.focus({ preventScroll: true });
  }, [listId]);
  const found = useMemo(() => (find && typed ? find(typed) : null), [find, typed]);
  useAddress(typed);
  return {
    field,
    typed: typed ?? '',
    found,
    read: () => {
      setTyped(valueOf());
    },
    first: () => find?.(valueOf()).entries[0]?.href,
  };
}
