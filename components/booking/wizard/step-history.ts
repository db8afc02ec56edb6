/** One entry per step, marked with the number of completed steps (`done`), so that Back returns to the step before. */
export interface StepHistory {
  push: (done: number) => void;
  rewind: (done: number) => void;
  close: () => void;
}

const mark = 'bookingStep';

function markOf(state: unknown): number | null {
  const value: unknown = Object(state) === state ? (state as Record<string, unknown>)[mark] : null;
  return typeof value === 'number' ? value : null;
}

/** The wizard is hydrated only where it is visible, so a reload must restore the scroll position. */
function restorePlace(): void {
  history.scrollRestoration = 'auto';
}

/** Restores the scroll position on a reload, and on Back after an in-page link. */
function keepPlace(signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) restorePlace();
  };
  addEventListener('pagehide', restorePlace, { signal });
  addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Calls `travel` with the number of completed steps after Back and Forward. If it returns false, goes back by one
 * entry.
 */
export function openStepHistory(travel: (done: number) => boolean): StepHistory {
  // Next reloads the page on an entry without its own state, such as that of an in-page link.
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
    // An in-page link has added an unmarked entry: go back one at a time.
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
  // A reload loses the input, so the history must return to the first step.
  if ((markOf(history.state) ?? 0) > 0) rewind(0);
  return {
    push: (done) => {
      rewindingTo = null;
      // The wizard scrolls by itself. Set before `pushState`, since a new entry copies the mode.
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
