import { menuId } from '../page-ids';

/**
 * Closes the menu when one of its links is followed (docs/requirements.md § 2), on a press or focus elsewhere, and on
 * Escape. Escape also returns the focus to the button. The button opens the menu without a script: it is the
 * `<summary>` of a `<details>`.
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
  const onUseElsewhere = ({ target }: Event) => {
    if (!menu.contains(target as Node) && !opener.contains(target as Node)) close();
  };
  addEventListener('pointerdown', onUseElsewhere);
  addEventListener('focusin', onUseElsewhere);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !opener.open) return;
    close();
    opener.querySelector('summary')?.focus();
  });
  // Closes the menu if one of its links was followed before this script ran.
  const links = [...menu.querySelectorAll('a')];
  const isFollowed = location.hash !== '' && links.some(({ hash }) => hash === location.hash);
  if (isFollowed && !opener.contains(document.activeElement)) close();
}
