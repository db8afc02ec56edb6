import * as styles from './BulletList.css';

/** Short points, each with the petal of the site's mark. */
export function BulletList({
  items,
  gap,
  isUrgent = false,
}: {
  readonly items: readonly string[];
  readonly gap: 'small' | 'medium';
  readonly isUrgent?: boolean;
}) {
  return (
    <ul className={styles.list({ gap, isUrgent })}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
