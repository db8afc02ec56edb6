'use client';

import { useEffect } from 'react';

interface UnfoldingIds {
  readonly listId: string;
  /** The popover that is open while all tiles show. */
  readonly memoryId: string;
  readonly buttonId: string;
}

/**
 * What follows the press of the button: « Voir plus » leads the focus to the first tile revealed, « Voir moins » stays
 * where it is on the screen although the page above it shrinks. Answers the function that undoes it.
 */
function installUnfolding(
  { listId, memoryId, buttonId }: UnfoldingIds,
  shownFirst: number,
): () => void {
  const list = document.getElementById(listId);
  const memory = document.getElementById(memoryId);
  const button = document.getElementById(buttonId);
  if (!list || !memory?.matches('[popover]') || !button) return () => undefined;
  const say = (unfolded: boolean) => {
    button.setAttribute('aria-expanded', String(unfolded));
  };
  const onToggle = (event: ToggleEvent) => {
    const unfolds = event.newState === 'open';
    const { top } = button.getBoundingClientRect();
    say(unfolds);
    // Before the next frame is painted, and once the tiles have come or gone.
    requestAnimationFrame(() => {
      if (unfolds) list.children[shownFirst]?.querySelector('a')?.focus();
      else scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  };
  say(memory.matches(':popover-open'));
  memory.addEventListener('beforetoggle', onToggle);
  return () => {
    memory.removeEventListener('beforetoggle', onToggle);
  };
}

/** Helps « Voir plus » and « Voir moins », which work by themselves; renders nothing. */
export function ServicesUnfolding({
  listId,
  memoryId,
  buttonId,
  shownFirst,
}: UnfoldingIds & { readonly shownFirst: number }) {
  useEffect(
    () => installUnfolding({ listId, memoryId, buttonId }, shownFirst),
    [listId, memoryId, buttonId, shownFirst],
  );
  return null;
}
