let entryGone = Promise.resolve();

/**
 * Resolves once the entry of an earlier viewer is removed. A new entry added before that would be removed in its place.
 */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Adds a history entry while the viewer is open, so that Back closes the viewer. Calls `close` when the visitor goes
 * back, and `settled` once the entry is gone. `settled` must restore the focus, because the browser then moves it to
 * the target of the hash, if the address has one (« /#plateau »). Returns a function that removes the entry when the
 * viewer closes for another reason.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // Copies the state of the current entry, since Next reloads the page for an entry without Next's own state.
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
