import { useLayoutEffect } from 'react';

/** How long after the last change the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
const delay = 300;

/** Puts another query into the address, with no history entry of its own. */
function replaceQuery(search: string): void {
  if (search === location.search) return;
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // Safari refuses more than 100 changes in 30 s; what is shown does not need the address.
  }
}

/**
 * Keeps the address a little behind what a visitor types or chooses, so that reload, Back and sharing find it. `write` returns the
 * query that the address should have, given the one that it has; null until there is something to say.
 */
export function useAddress(write: ((search: string) => string) | null): void {
  // Before anything else can happen: who leaves at once must find the last letter again.
  useLayoutEffect(() => {
    if (!write) return;
    const follow = () => {
      replaceQuery(write(location.search));
    };
    const timer = setTimeout(follow, delay);
    addEventListener('pagehide', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', follow);
    };
  }, [write]);
}
