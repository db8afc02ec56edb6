let entryGone = Promise.resolve();

/**
 * Resolves once the history entry of an earlier viewer is removed. An entry added before that would be removed in its
 * place.
 */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Adds a history entry, so that Back calls `close`. Calls `settled` once the entry is gone. `settled` must restore the
 * focus, because the browser then moves it to the target of the address's hash (« /#plateau »). Returns a function to
 * call when the viewer closes.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // Next reloads the page for an entry without Next's own state.
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
