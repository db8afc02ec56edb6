import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { chosen } from './first-choice.inline';
import { arriveAt, reach, showPanel } from './panels';
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

/**
 * Scrolls to the panel after a click on its title, and on arrival if the address names it; back in the list of all, to
 * the title that was chosen.
 */
export function useShownPanel(list: List, ids: readonly string[], choice: Choice | null): void {
  const last = useRef<Choice>(null);

  useLayoutEffect(() => {
    const layout = list.current?.closest(`[${chosen}]`);
    const shown = choice && (choice.asked ?? ids[0]);
    if (shown) showPanel(ids, shown, layout ?? null);
  }, [list, ids, choice]);

  useEffect(() => {
    if (!choice) return;
    const before = last.current;
    last.current = choice;
    const panel = document.getElementById(choice.asked ?? '');
    if (before) {
      if (panel && choice.isPressed) reach(panel);
      if (!panel && choice.isPressed)
        list.current?.querySelector<HTMLElement>(`[href$="#${before.asked ?? ''}"]`)?.focus();
      return;
    }
    // A link followed before hydration has left this hash.
    if (panel && location.hash === `#${panel.id}`) history.replaceState(null, '', location.search);
    return panel ? arriveAt(panel) : undefined;
  }, [list, choice]);
}
