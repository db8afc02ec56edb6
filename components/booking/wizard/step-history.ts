/** The wizard's entries in the browser's history: one entry per step, so that Back returns to the step before. */
export interface StepHistory {
  /** Adds an entry for the next step, with `done` steps completed. */
  readonly push: (done: number) => void;
  /** Goes back to the entry with `done` steps completed, as the browser's Back button does. */
  readonly rewind: (done: number) => void;
  readonly close: () => void;
}

/**
 * Key, in the state of a history entry, of the number of completed steps. The entry stores nothing else of the wizard.
 */
const mark = 'bookingStep';

function markOf(state: unknown): number | null {
  const value: unknown = Object(state) === state ? (state as Record<string, unknown>)[mark] : null;
  return typeof value === 'number' ? value : null;
}

/** Lets a reload restore the scroll position, so that the wizard is on the screen and is hydrated. */
function restorePlace(): void {
  history.scrollRestoration = 'auto';
}

/**
 * Follows the browser's Back and Forward. `travel` receives the number of completed steps that the reached entry
 * stores, and returns whether the wizard can show the step after them. If it returns false, the history goes back by
 * one entry.
 */
export function openStepHistory(travel: (done: number) => boolean): StepHistory {
  // Next reloads the page on an entry without Next's own state, and in-page links create such entries. Each marked
  // entry therefore repeats Next's state.
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
    // Without a mark, an in-page link has added the current entry. Then go back one entry at a time.
    history.go(here === null ? -1 : done - here);
  };
  const onPopState = ({ state }: PopStateEvent) => {
    const done = markOf(state);
    if (done === null) return; // An in-page link has added this entry.
    if (rewindingTo !== null && done > rewindingTo) {
      history.back();
      return;
    }
    rewindingTo = null;
    if (!travel(done)) history.back();
  };

  addEventListener('popstate', onPopState);
  addEventListener('pagehide', restorePlace);
  // A reload loses the input and returns the wizard to its first step, so the history must return to its first entry.
  if ((markOf(history.state) ?? 0) > 0) rewind(0);
  return {
    push: (done) => {
      rewindingTo = null;
      // Each step scrolls to its own heading, so the browser must not restore the scroll position. Set before
      // `pushState`, since a new entry copies the mode of the entry before it.
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
