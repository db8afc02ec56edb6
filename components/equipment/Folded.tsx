import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './Folded.css';

/** What a phone folds under `summary`, and other screens and paper show. */
export function Folded({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={20} />
      </summary>
      {children}
    </details>
  );
}
