import { routes } from '@/content/model/routes';
import * as styles from './SpecialtyNav.css';

/**
 * The titles of all specialties. Each link is an address of its own for a new tab, with the anchor of its panel for
 * a visitor without scripts, whose page shows all the panels.
 */
export function SpecialtyNav({
  id: navId,
  specialties,
}: {
  readonly id: string;
  readonly specialties: readonly { readonly id: string; readonly title: string }[];
}) {
  return (
    <nav id={navId} aria-label="Spécialités" className={styles.nav}>
      <ul className={styles.list}>
        {specialties.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`${routes.service(id)}#${id}`}
              data-id={id}
              className={styles.link}
              suppressHydrationWarning
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
