/** One entry of the browser's history per step, so that Back returns to the step before. */
export interface StepHistory {
  /** Adds an entry with `done` steps completed. */
  readonly push: (done: number) => void;
  /** Goes back to the entry with `done` steps completed. */
  readonly rewind: (done: number) => void;
  readonly close: () => void;
}

/** Key of the number of completed steps, the only data of the wizard in a history entry. */
const mark = 'bookingStep';

function markOf(state: unknown): number | null {
  const value: unknown = Object(state) === state ? (state as Record<string, unknown>)[mark] : null;
  return typeof value === 'number' ? value : null;
}

/** On a reload, the browser must restore the scroll position: the wizard is only hydrated when it is visible. */
function restorePlace(): void {
  history.scrollRestoration = 'auto';
}

/** Lets the browser restore the scroll position on a reload, and on Back after an in-page link. */
function keepPlace(signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) restorePlace();
  };
  addEventListener('pagehide', restorePlace, { signal });
  addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Follows the browser's Back and Forward. `travel` receives the number of completed steps of the reached entry. If it
 * returns false, because the wizard cannot show that step, the history goes back by one entry.
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
    // An in-page link has added an entry without a mark: go back one entry at a time.
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

  const listening = new AbortController();
  addEventListener('popstate', onPopState, { signal: listening.signal });
  keepPlace(listening.signal);
  // A reload loses the input, so the history must return to the entry of the first step.
  if ((markOf(history.state) ?? 0) > 0) rewind(0);
  return {
    push: (done) => {
      rewindingTo = null;
      // The wizard scrolls by itself at each step. `manual` is set before `pushState`, since a new entry copies the mode
      // of the entry before it.
      history.scrollRestoration = 'manual';
      history.replaceState(marked(done - 1), '');
      history.pushState(marked(done), '');
    },
    rewind,
    close: () => {
      listening.abort();
    },
  };
}
