let entryGone = Promise.resolve();

/** Resolves once the history entry of an earlier viewer is gone. Otherwise, the new entry would be removed instead. */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Adds a history entry, so that Back calls `close`. Once the entry is gone, `settled` must restore the focus, which the
 * browser moves to the target of the address. Returns a function to call when the viewer closes.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // Next reloads the page for an entry without its own state.
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
