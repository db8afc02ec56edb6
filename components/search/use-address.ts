import { useLayoutEffect } from 'react';

/** How long after the last letter the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
const delay = 300;

/** `search` with a query in it (`?q=`), and other parameters left as they are. */
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
    // Safari refuses more than 100 changes in 30 s; what is found does not need the address.
  }
}

/** Keeps the address a little behind what is typed, so that Back, reload and sharing find it; null until the script is there. */
export function useAddress(typed: string | null): void {
  // Before anything else can happen: who leaves at once must find the last letter again.
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
