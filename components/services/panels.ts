import { gestures, isUntouched } from '@/components/islands/arrival';
import { reducedMotion } from '@/components/theme/motion';
import { arrivalDelay } from '@/content/model/specialties/specialty-choice';

/** Shows only the panel `shown`. `layout` is the element around the panels. */
export function showPanel(ids: readonly string[], shown: string, layout: HTMLElement | null): void {
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel) panel.hidden = id !== shown;
  }
  // From now on, `hidden` replaces the CSS rule that `first-choice.inline.ts` added.
  delete layout?.dataset.chosen;
}

function goTo(panel: HTMLElement, behavior: ScrollBehavior): void {
  panel.scrollIntoView({ block: 'start', behavior });
  panel.focus({ preventScroll: true });
}

/** Whether a panel begins in the upper 60 % of the window. */
function beginsInView(panel: HTMLElement): boolean {
  const { top } = panel.getBoundingClientRect();
  const hiddenByBars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (hiddenByBars || 0) - 1 && top < innerHeight * 0.6;
}

/** Focuses a panel that a click has shown, and scrolls to it if its top is not visible. */
export function reach(panel: HTMLElement): void {
  if (beginsInView(panel)) panel.focus({ preventScroll: true });
  else goTo(panel, 'instant');
}

/**
 * Scrolls to the panel of the address and focuses it, `arrivalDelay` after arrival, unless the visitor has begun to use
 * the page. Returns a function that cancels this.
 */
export function arriveAt(panel: HTMLElement): () => void {
  if (scrollY >= 1 || !isUntouched()) return () => undefined;
  const stop = new AbortController();
  const timer = setTimeout(() => {
    goTo(panel, matchMedia(reducedMotion).matches ? 'instant' : 'smooth');
  }, arrivalDelay);
  const giveUp = () => {
    clearTimeout(timer);
    stop.abort();
  };
  for (const gesture of gestures)
    addEventListener(gesture, giveUp, { signal: stop.signal, passive: true });
  return giveUp;
}

/** Scrolls the list until `link` is visible. `scrollIntoView` would scroll the page too. */
export function showInList(list: HTMLElement, link: HTMLElement): void {
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop = link.offsetTop - 96;
}
