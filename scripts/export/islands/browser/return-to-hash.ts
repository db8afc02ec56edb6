import { isReturn } from '../../../../components/islands/arrival';

/*
 * A return to an address with a hash. Chromium scrolls to the hash again whenever the layout changes before `load`, so the fonts
 * come later; and it restores now the pixels, now what was read, of which only the pixels are right once the fonts have come.
 */

/** Whether the visit is such a return. */
export const isReturnToHash = (): boolean => isReturn() && location.hash !== '';

/** Notes in the history's entry how far the page is scrolled (px). Not when it is left: a reload would lose the note. */
export function noteScroll(): void {
  history.replaceState({ ...(history.state as object | null), scrollY }, '');
}

/** Scrolls to what was noted, unless the visitor has begun to use the page. */
export function restoreScroll(): void {
  const { scrollY: top } = Object(history.state) as { readonly scrollY?: number };
  if (top && document.documentElement.dataset.inUse === undefined)
    scrollTo({ top, behavior: 'instant' });
}
