import { useEffect } from 'react';
import { followEvents, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { replaceQuery } from './address';

const follow = followEvents('popstate');
const read = (): string | null => location.search;

/** Null until hydration. */
export const useQuery = () => useBrowserValue(follow, read, null);

/** Replaces the query of an address that names a later step than the one shown, and does nothing for undefined. */
export function useRightQuery(right: string | undefined): void {
  useEffect(() => {
    if (right !== undefined) replaceQuery(right);
  }, [right]);
}
