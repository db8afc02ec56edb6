import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import {
  specialtyCount,
  specialtyMatcher,
  type SpecialtyWords,
} from '@/content/model/specialties/specialty-search';

/** `ask` fetches the lay words. `words` is null until they arrive, and empty after a failure. */
function useWords(href: string): { words: SpecialtyWords | null; ask: () => void } {
  const [words, setWords] = useState<SpecialtyWords | null>(null);
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetch(href)
      .then(async (response) => {
        setWords((await response.json()) as SpecialtyWords);
      })
      .catch(() => {
        // Titles can still be searched, and the next letter tries again.
        setWords({});
        isAsked.current = false;
      });
  };
  return { words, ask };
}

/** A search field, and the ids of the specialties that it finds. */
export interface Search {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly shown: readonly string[];
  /** Whether `shown` contains results of the query. */
  readonly isFound: boolean;
  /**
   * The number of results, in French. Empty for an empty query, and while nothing is found and the lay words are still
   * loading.
   */
  readonly count: string;
  readonly ask: () => void;
  readonly read: () => void;
  readonly clear: () => void;
}

/**
 * Searches the specialties, with `titles` by id. Without results, `shown` contains `whenUnsure`, or all specialties
 * until the lay words arrive.
 */
export function useSearch(
  titles: Readonly<Record<string, string>>,
  whenUnsure: string,
  wordsHref: string,
): Search {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { words, ask } = useWords(wordsHref);
  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    setTyped('');
  }, []);
  const found = useMemo(() => {
    const isFound = specialtyMatcher(typed, words ?? {});
    return Object.keys(titles).filter((id) => isFound(id, titles[id] ?? ''));
  }, [titles, typed, words]);
  const isFound = found.length > 0;
  const isWaiting = !isFound && words === null;
  const instead = isWaiting ? Object.keys(titles) : [whenUnsure];
  return {
    field,
    shown: isFound ? found : instead,
    isFound,
    count: typed === '' || isWaiting ? '' : specialtyCount(found.length),
    ask,
    read: () => {
      setTyped(field.current?.value.trim() ?? '');
      ask();
    },
    clear,
  };
}
