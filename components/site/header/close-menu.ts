import { menuId } from '../page-ids';

/** docs/requirements.md § 2. A `<details>` opens the menu without a script. */
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
  // A link may have been followed before this script ran.
  const links = [...menu.querySelectorAll('a')];
  const isFollowed = location.hash !== '' && links.some(({ hash }) => hash === location.hash);
  if (isFollowed && !opener.contains(document.activeElement)) close();
}
