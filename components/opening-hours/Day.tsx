import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { weekdayData, weekdayName } from '@/components/ui/dated/weekdays';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './ConsultationWeek.css';

/** A part of the week that can be folded. */
export function Day({
  id,
  name,
  weekday,
  className,
  children,
}: {
  id: string;
  name: string;
  weekday?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      open
      className={classNames(styles.day, className)}
      {...(weekday !== undefined && weekdayData(weekday))}
    >
      <summary className={styles.summary}>
        <Heading level={3} look="item" id={id}>
          <span {...(weekday !== undefined && weekdayName)}>{name}</span>
        </Heading>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
