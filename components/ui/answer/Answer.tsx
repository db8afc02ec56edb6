import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';
import * as styles from './Answer.css';

/** What visitors asked, answered before any list. */
export function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <p className={headingSize.item}>{title}</p>
      {children}
    </div>
  );
}
