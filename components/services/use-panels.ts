import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { chosen } from './first-choice.inline';
import { arriveAt, reach, showInList, showPanel } from './panels';
import type { Choice } from './use-choice';

type List = RefObject<HTMLElement | null>;

/** Sets the part of the title before the dash: « Pédiatrie — Le Fleuve ». */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    const pageTitle = document.title;
    document.title = pageTitle.replace(/^.*(?= — )/, () => title);
    return () => {
      document.title = pageTitle;
    };
  }, [title]);
}

/** Scrolls to the panel after a click on its title, and on arrival if the address names it. */
export function useShownPanel(
  list: List,
  ids: readonly string[],
  choice: Choice | null,
  shown: string | null | undefined,
): void {
  const hasArrived = useRef(false);

  useLayoutEffect(() => {
    const layout = list.current?.closest(`[${chosen}]`);
    if (shown) showPanel(ids, shown, layout ?? null);
  }, [list, ids, shown]);

  useEffect(() => {
    if (!choice) return;
    const panel = choice.asked === null ? null : document.getElementById(choice.asked);
    if (hasArrived.current) {
      const link = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (list.current && link) showInList(list.current, link);
      if (panel && choice.isPressed) reach(panel);
      return;
    }
    hasArrived.current = true;
    // A link followed before hydration has left this hash.
    if (panel && location.hash === `#${panel.id}`) history.replaceState(null, '', location.search);
    return panel ? arriveAt(panel) : undefined;
  }, [list, choice]);
}

/** Scrolls a focused link into view: browsers may show only a part of it (WCAG 2.4.11). */
export function useFocusInSight(list: List): void {
  useEffect(() => {
    const nav = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      // The list must not move under a finger.
      if (nav && target instanceof HTMLElement && target.matches(':focus-visible'))
        showInList(nav, target);
    };
    nav?.addEventListener('focusin', onFocus);
    return () => {
      nav?.removeEventListener('focusin', onFocus);
    };
  }, [list]);
}
