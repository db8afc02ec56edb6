/** The elements of the page that the unfolding works with. */
export interface UnfoldingParts {
  readonly listId: string;
  /** The popover that is open while all tiles show. */
  readonly memoryId: string;
  readonly buttonId: string;
  /** How many tiles show while folded. */
  readonly shownFirst: number;
}

/**
 * What follows the press of the button: « Voir plus » leads the focus to the first tile revealed, « Voir moins » stays
 * where it is on the screen although the page above it shrinks. Answers the function that undoes it.
 */
export function installUnfolding({
  listId,
  memoryId,
  buttonId,
  shownFirst,
}: UnfoldingParts): () => void {
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
