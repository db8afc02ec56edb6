/**
 * Closes the popover menu when one of its links is followed (specification § 2); a link to another page closes it
 * by leaving. Answers the function that undoes it.
 */
export function installMenuClosing(menuId: string): () => void {
  const menu = document.getElementById(menuId);
  const close = (event: MouseEvent) => {
    const onLink = (event.target as Element).closest('a') !== null;
    if (onLink && menu?.matches(':popover-open')) menu.hidePopover();
  };
  menu?.addEventListener('click', close);
  return () => {
    menu?.removeEventListener('click', close);
  };
}
