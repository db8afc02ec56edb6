import { boldFinger } from '@/components/theme/target.css';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './AskedMost.css';

const titleId = 'plus-demandees';

/** A phone has no list beside the panel: it begins with these. */
export const AskedMost = ({
  specialties,
}: {
  specialties: readonly { id: string; title: string }[];
}) => (
  <nav aria-labelledby={titleId} className={styles.nav}>
    <p id={titleId} className={boldFinger}>
      Les plus demandées
    </p>
    <ul className={styles.list}>
      {specialties.map(({ id, title }) => (
        <li key={id}>
          <a href={`${routes.service(id)}#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
