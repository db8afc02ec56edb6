import { menuId } from '../page-ids';

/**
 * Closes the menu when one of its links is followed (specification § 2), on a press or the keyboard's focus elsewhere, and on Escape,
 * which gives the focus back. The browser itself opens and closes it by its button.
 */
export function installMenuClosing(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  const opener = menu.previousElementSibling as HTMLDetailsElement;
  const close = () => {
    opener.open = false;
  };
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  const onUse = ({ target }: Event) => {
    if (![menu, opener].some((part) => part.contains(target as Node))) close();
  };
  addEventListener('pointerdown', onUse);
  addEventListener('focusin', onUse);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !opener.open) return;
    close();
    opener.querySelector('summary')?.focus();
  });
}
