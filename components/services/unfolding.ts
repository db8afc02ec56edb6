/** The elements of the page that the unfolding works with. */
export interface UnfoldingParts {
  readonly listId: string;
  /** The popover that is open while all tiles show; the checkbox in it is what the browser keeps with the page. */
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
  const kept = memory?.querySelector('input');
  if (!list || !memory?.matches('[popover]') || !kept || !button) return () => undefined;
  const note = (isUnfolded: boolean) => {
    button.setAttribute('aria-expanded', String(isUnfolded));
    kept.checked = isUnfolded;
  };
  const onToggle = (event: ToggleEvent) => {
    const unfolds = event.newState === 'open';
    const { top } = button.getBoundingClientRect();
    note(unfolds);
    // Before the next frame is painted, and once the tiles have come or gone.
    requestAnimationFrame(() => {
      if (unfolds) list.children[shownFirst]?.querySelector('a')?.focus();
      else scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  };
  // Come back to: all tiles stand already.
  if (kept.checked) memory.showPopover();
  note(memory.matches(':popover-open'));
  memory.addEventListener('beforetoggle', onToggle);
  return () => {
    memory.removeEventListener('beforetoggle', onToggle);
  };
}
