import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import * as styles from './HoursLayout.css';

export function HoursLayout({
  statement,
  week,
  night,
}: {
  statement: ReactNode;
  week: ReactNode;
  night: ReactNode;
}) {
  return (
    <div className={classNames(styles.layout, week ? styles.besideWeek : undefined)}>
      <div className={styles.statement}>{statement}</div>
      {week && <div className={styles.week}>{week}</div>}
      {night && <div className={styles.night}>{night}</div>}
    </div>
  );
}
