import { useLayoutEffect } from 'react';

/** Delay in ms. Without this delay, fast typing could exceed the 100 changes in 30 s that some browsers allow. */
const delay = 300;

function withQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query === '') parameters.delete('q');
  else parameters.set('q', query);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

function writeAddress(query: string): void {
  const search = withQuery(location.search, query);
  if (search === location.search) return;
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // Safari throws after 100 changes in 30 s. The search works without the address.
  }
}

/** Copies the query into the address after `delay`, for Back, reload and sharing. `typed` is null until hydration. */
export function useAddress(typed: string | null): void {
  // A layout effect, so that `pagehide` writes the last letter even if the visitor leaves at once.
  useLayoutEffect(() => {
    if (typed === null) return;
    const follow = () => {
      writeAddress(typed);
    };
    const timer = setTimeout(follow, delay);
    addEventListener('pagehide', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', follow);
    };
  }, [typed]);
}
