/**
 * Gives the Back button of a phone something to close: one history entry for as long as the viewer is open. `close` is
 * called when the visitor goes back. Answers the function to call when the viewer closes for another reason: it takes
 * the entry away, so that the next Back leaves the page, as before.
 */
export function closeOnBack(close: () => void): () => void {
  let entryIsThere = true;
  const onBack = () => {
    entryIsThere = false;
    removeEventListener('popstate', onBack);
    close();
  };
  // The page's own state is kept: the framework reloads the page for a state that it does not know.
  history.pushState({ ...(history.state as object | null) }, '');
  addEventListener('popstate', onBack);
  return () => {
    removeEventListener('popstate', onBack);
    if (!entryIsThere) return;
    entryIsThere = false;
    history.back();
  };
}
