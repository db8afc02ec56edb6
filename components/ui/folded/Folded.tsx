import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { classNames } from '@/components/ui/class-names/class-names';
import * as styles from './Folded.css';

/**
 * Folded on the screens of `where`, or everywhere without it. Elsewhere unfolded, if the browser supports
 * `::details-content`.
 */
export function Folded({
  summary,
  summaryClassName,
  where,
  isOpen,
  children,
}: {
  summary: ReactNode;
  summaryClassName?: string;
  where?: keyof typeof styles.folded;
  /** Until `fold.inline.ts` folds it. */
  isOpen?: boolean;
  children?: ReactNode;
}) {
  return (
    // `fold.inline.ts` may open it before React hydrates it.
    <details open={isOpen} className={where && styles.folded[where]} suppressHydrationWarning>
      <summary className={classNames(styles.summary, summaryClassName)}>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
