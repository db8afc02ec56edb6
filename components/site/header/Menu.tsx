import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { currentMark, type NavigationItem, type Site } from '@/content/model/pages/navigation';
import { routes } from '@/content/model/clinic/routes';
import { menuId } from '../page-ids';
import * as styles from './Menu.css';

function Items({ items, current }: { items: readonly NavigationItem[]; current: string }) {
  return items.map((item) => (
    <li key={item.href}>
      <a
        href={item.href}
        lang={item.lang}
        className={styles.item}
        aria-current={currentMark(item, current)}
      >
        {item.label}
      </a>
    </li>
  ));
}

/** On a phone, it is visible only while the `<details>` of `MenuOpener` is open. */
export function Menu({ site, current }: { site: Site; current: string }) {
  return (
    <nav id={menuId} aria-label="Navigation principale" className={styles.menu}>
      <div className={styles.book}>
        <ButtonLink href={routes.homeAnchor('rdv')} size="large" width="full">
          Prendre RDV
        </ButtonLink>
      </div>
      <ul className={styles.items}>
        <Items items={site.navigation} current={current} />
      </ul>
      <ul className={styles.shortcuts}>
        <Items items={site.shortcuts} current={current} />
      </ul>
    </nav>
  );
}
