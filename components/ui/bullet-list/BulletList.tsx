import * as styles from './BulletList.css';

export function BulletList({
  items,
  gap,
  isUrgent = false,
}: {
  items: readonly string[];
  gap: 'small' | 'medium';
  isUrgent?: boolean;
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
