let entryGone = Promise.resolve();

/** Resolved when no earlier entry is on its way out: an entry added meanwhile would be taken away in its place. */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Adds one history entry while the viewer is open, so that Back closes it. `close` is called when the visitor goes
 * back. Returns the function to call when the viewer closes for another reason: it removes the entry. `settled` is
 * called once the entry is gone: on an address with a hash (« /#plateau ») the browser focuses the hash's target then.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // Keeps the entry's state: Next reloads the page for a state that it does not know.
  history.pushState({ ...(history.state as object | null) }, '');
  addEventListener('popstate', onBack, { once: true });
  return () => {
    closing = true;
    if (!entryIsThere) return;
    entryGone = new Promise((resolve) => {
      const done = () => {
        resolve();
      };
      addEventListener('popstate', done, { once: true });
    });
    history.back();
  };
}
