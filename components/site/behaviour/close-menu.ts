import { menuId } from '../page-ids';

/** Closes the popover menu when one of its links is followed (specification § 2); a link to another page closes it by leaving. */
export function installMenuClosing(): void {
  const menu = document.getElementById(menuId);
  menu?.addEventListener('click', ({ target }) => {
    const isOnLink = (target as Element).closest('a') !== null;
    if (isOnLink && menu.matches(':popover-open')) menu.hidePopover();
  });
}
