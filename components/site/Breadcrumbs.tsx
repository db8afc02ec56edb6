import { routes } from '@/content/model/clinic/routes';
import type { SiteLink } from '@/content/model/pages/navigation';
import * as styles from './Breadcrumbs.css';

export function Breadcrumbs({
  trail,
  isBesideTitle = false,
}: {
  trail: readonly SiteLink[];
  /** On a phone, the title is the last step. */
  isBesideTitle?: boolean;
}) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={isBesideTitle ? styles.listBesideTitle : styles.list}>
        <li className={styles.step}>
          <a href={routes.home()} className={styles.link}>
            Accueil
          </a>
        </li>
        {trail.map(({ label, href }, index) => (
          <li key={href} className={styles.step}>
            {index < trail.length - 1 ? (
              <a href={href} className={styles.link}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
