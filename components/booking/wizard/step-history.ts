/** The wizard's entries in the browser's history, one for each step, so that Back goes one step back. */
export interface StepHistory {
  /** One step further: a new entry, with `done` steps behind it. */
  readonly push: (done: number) => void;
  /** Back to the entry of an earlier step, as the browser's own button would go. */
  readonly rewind: (done: number) => void;
  readonly close: () => void;
}

/** Name of the mark in an entry's state: how many steps lie behind. Nothing else of the wizard is kept there. */
const mark = 'bookingStep';

function markOf(state: unknown): number | null {
  const value: unknown = Object(state) === state ? (state as Record<string, unknown>)[mark] : null;
  return typeof value === 'number' ? value : null;
}

/** Lets a reload restore the scroll position, so that the wizard is on the screen and wakes. */
function restorePlace(): void {
  history.scrollRestoration = 'auto';
}

/**
 * Follows the browser's Back and Forward. `travel` is told how many steps lie behind the entry that was reached, and
 * returns whether it can be shown; when not, the browser is sent back to where it was.
 */
export function openStepHistory(travel: (done: number) => boolean): StepHistory {
  // Next reloads the page on an entry without its own state, and in-page links create such entries.
  const notes = history.state as object | null;
  const marked = (done: number) => ({
    ...notes,
    ...(history.state as object | null),
    [mark]: done,
  });
  let rewindingTo: number | null = null;

  const rewind = (done: number) => {
    const here = markOf(history.state);
    rewindingTo = done;
    // On an unmarked entry, which an in-page link has added: go back one by one.
    history.go(here === null ? -1 : done - here);
  };
  const onPopState = ({ state }: PopStateEvent) => {
    const done = markOf(state);
    if (done === null) return; // An in-page link.
    if (rewindingTo !== null && done > rewindingTo) {
      history.back();
      return;
    }
    rewindingTo = null;
    if (!travel(done)) history.back();
  };

  addEventListener('popstate', onPopState);
  addEventListener('pagehide', restorePlace);
  // After a reload nothing typed is left: the wizard is at its first step, and the history must be too.
  if ((markOf(history.state) ?? 0) > 0) rewind(0);
  return {
    push: (done) => {
      rewindingTo = null;
      // A step focuses its own heading; the browser would restore the scroll position of the button. The new entry has
      // the mode of the one before it.
      history.scrollRestoration = 'manual';
      history.replaceState(marked(done - 1), '');
      history.pushState(marked(done), '');
    },
    rewind,
    close: () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', restorePlace);
    },
  };
}
