import * as styles from './BulletList.css';

/** Short points, each with the petal of the site's mark. */
export function BulletList({
  items,
  gap,
}: {
  readonly items: readonly string[];
  readonly gap: 'small' | 'medium';
}) {
  return (
    <ul className={styles.list({ gap })}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
