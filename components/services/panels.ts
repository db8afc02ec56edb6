import { gestures, isUntouched } from '@/components/ui/arrival/arrival';
import { reducedMotion } from '@/components/theme/motion';
import { arrivalDelay } from '@/content/model/specialties/specialty-choice';
import { chosen } from './first-choice.inline';

/** `layout` is the element around the panels. */
export function showPanel(ids: readonly string[], shown: string, layout: Element | null): void {
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel) panel.hidden = id !== shown;
  }
  // Ends the CSS rule of `first-choice.inline.ts`.
  layout?.removeAttribute(chosen);
}

function goTo(panel: HTMLElement, behavior: ScrollBehavior): void {
  panel.scrollIntoView({ block: 'start', behavior });
  panel.focus({ preventScroll: true });
}

function beginsInView(panel: HTMLElement): boolean {
  const { top } = panel.getBoundingClientRect();
  const hiddenByBars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (hiddenByBars || 0) - 1 && top < innerHeight * 0.6;
}

export function reach(panel: HTMLElement): void {
  if (beginsInView(panel)) panel.focus({ preventScroll: true });
  else goTo(panel, 'instant');
}

/**
 * Waits for `arrivalDelay`, and does nothing if the visitor has begun to use the page. Returns a function that cancels.
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
