import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { classNames } from '@/components/ui/class-names/class-names';
import * as styles from './Folded.css';

/** With `onPhones`, it is folded on phones only, if the browser supports `::details-content`. */
export function Folded({
  summary,
  summaryClassName,
  onPhones = false,
  children,
}: {
  summary: ReactNode;
  summaryClassName?: string;
  onPhones?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={onPhones ? styles.onPhones : undefined}>
      <summary className={classNames(styles.summary, summaryClassName)}>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
