import { useEffect } from 'react';
import { followEvents, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';

const follow = followEvents('popstate');
const read = (): string | null => location.search;

/** Null until hydration. */
export const useQuery = () => useBrowserValue(follow, read, null);

/** Adds a history entry. The browser itself fires `popstate` for Back and Forward alone. */
export function pushQuery(query: string): void {
  history.pushState(null, '', query);
  dispatchEvent(new Event('popstate'));
}

/** Replaces the query of an address that names a later step than the one shown, and does nothing for undefined. */
export function useRightQuery(right: string | undefined): void {
  useEffect(() => {
    if (right === undefined) return;
    history.replaceState(null, '', right);
    dispatchEvent(new Event('popstate'));
  }, [right]);
}
