/** The elements of the page that the unfolding works with. */
export interface UnfoldingParts {
  readonly listId: string;
  /** The popover that remembers a press before the script; the checkbox in it is what the browser keeps with the page. */
  readonly memoryId: string;
  readonly buttonId: string;
  /** How many tiles show while folded. */
  readonly shownFirst: number;
}

/**
 * Takes the button over from its popover, with what was pressed before. « Voir plus » leads the focus to the first tile
 * revealed, « Voir moins » stays where it is on the screen although the page above it shrinks. Returns the function that
 * gives the button back.
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
  const onClick = () => {
    const { top } = button.getBoundingClientRect();
    note(!kept.checked);
    if (kept.checked) list.children[shownFirst]?.querySelector('a')?.focus();
    else scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  // As CSS reads the two: a press turns what the browser kept.
  note(kept.checked !== memory.matches(':popover-open'));
  memory.hidePopover();
  button.removeAttribute('popovertarget');
  button.addEventListener('click', onClick);
  return () => {
    button.removeEventListener('click', onClick);
    button.setAttribute('popovertarget', memoryId);
  };
}
