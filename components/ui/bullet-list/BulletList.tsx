import { classNames } from '@/components/ui/class-names/class-names';
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
    <ul className={classNames(styles.list[gap], isUrgent ? styles.urgent : undefined)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
