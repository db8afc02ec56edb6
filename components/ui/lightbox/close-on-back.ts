let entryGone = Promise.resolve();

/** Resolved when no earlier entry is on its way out: an entry added meanwhile would be taken away in its place. */
export function historyAtRest(): Promise<void> {
  return entryGone;
}

/**
 * Gives the Back button of a phone something to close: one history entry for as long as the viewer is open. `close` is
 * called when the visitor goes back. Returns the function to call when the viewer closes for another reason: it takes
 * the entry away, so that the next Back leaves the page, as before. `settled` is called once the entry is gone, either
 * way: coming back to an address with a hash (« /#plateau »), the browser gives the focus to the hash's target.
 */
export function closeOnBack(close: () => void, settled: () => void): () => void {
  let entryIsThere = true;
  let closing = false;
  const onBack = () => {
    entryIsThere = false;
    setTimeout(settled);
    if (!closing) close();
  };
  // The page's own state is kept: the framework reloads the page for a state that it does not know.
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
