import { followEvents, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';

const follow = followEvents('popstate');
const read = (): string | null => location.search;

/** Returns the query of the address, null until hydration. */
export const useQuery = () => useBrowserValue(follow, read, null);

/** Adds a history entry. The browser itself fires `popstate` for Back and Forward alone. */
export function pushQuery(query: string): void {
  history.pushState(null, '', query);
  dispatchEvent(new Event('popstate'));
}

/** For an address that names a later step than the one shown. */
export function replaceQuery(query: string): void {
  history.replaceState(null, '', query);
  dispatchEvent(new Event('popstate'));
}
