import { classNames } from '@/components/ui/class-names/class-names';
import { CountedList } from '@/components/ui/list/CountedList';
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
    <CountedList className={classNames(styles.list[gap], isUrgent ? styles.urgent : undefined)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </CountedList>
  );
}
