import { close, isOpen } from '@/components/ui/popover/popover';
import { menuId } from '../page-ids';

/** Closes the popover menu when one of its links is followed (specification § 2); a link to another page closes it by leaving. */
export function installMenuClosing(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    const isOnLink = (target as Element).closest('a') !== null;
    if (isOnLink) close(menu);
  });
  if (!isOpen(menu)) return;
  // One of its links was followed within the page before this script came.
  const links = [...menu.querySelectorAll('a')];
  const isFollowed = links.some(({ hash }) => hash !== '' && hash === location.hash);
  if (isFollowed && !document.activeElement?.matches('[popovertarget]')) close(menu);
}
