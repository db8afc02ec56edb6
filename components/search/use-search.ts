import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isUntouched } from '@/components/islands/arrival';
import { useAddress } from './use-address';
import { longestQuery } from '@/content/model/lay-words';
import { entriesIn } from './entries-in';
import { finderOf, type Found } from './find';

/** What the page of a query is asked for in its address (`?q=`). */
const queryIn = (search: string) =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, longestQuery);

/** What is typed into a field, and what it finds. */
export interface Search {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Without the spaces around it. */
  readonly typed: string;
  /** Null before the list is read, and where nothing is typed. */
  readonly found: Found | null;
  /** To be called when the field has changed. */
  readonly read: () => void;
  /** Address of the first result of what the field holds now; undefined where nothing is found. */
  readonly first: () => string | undefined;
}

/** Searches the list `listId` by what is typed, from what the address asks for on. */
export function useSearch(listId: string): Search {
  const field = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState<((typed: string) => Found) | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const valueOf = () => field.current?.value.trim() ?? '';
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list || !field.current) return;
    setFind(() => finderOf(entriesIn(list)));
    // What was typed before the script came is not lost.
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
