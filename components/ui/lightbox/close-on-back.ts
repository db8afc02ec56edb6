let entryGone = Promise.resolve();

/** Resolves once no earlier entry is being removed. An entry added before that would be removed instead. */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Adds a history entry while the viewer is open, so that Back closes the viewer. Calls `close` when the visitor goes
 * back, and `settled` once the entry is gone. If the address has a hash (« /#plateau »), the browser focuses its target
 * then: `settled` restores the focus. Returns a function that removes the entry when the viewer closes for another
 * reason.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // Copies the entry's state, since Next reloads the page for a state that is not its own.
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
