import * as styles from './SpecialtyNav.css';

/** The titles of all specialties; each leads to its panel on the same page. */
export function SpecialtyNav({
  specialties,
}: {
  readonly specialties: readonly { readonly id: string; readonly title: string }[];
}) {
  return (
    <nav aria-label="Spécialités" className={styles.nav}>
      <ul className={styles.list}>
        {specialties.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
