import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { onDays } from './dated';
import * as styles from './DatedLine.css';

/** From one day (`yyyy-MM-dd`) to another, both included. */
interface DatedWords {
  du: string;
  au: string;
  words: string;
}

/** Without scripts, shows the words of `before`, which must be true on any day. */
export function DatedLine({
  lead,
  before,
  during,
  children,
}: {
  lead?: string | undefined;
  before: DatedWords;
  during: DatedWords;
  children?: ReactNode;
}) {
  return (
    <>
      <p {...onDays({ du: before.du, au: during.au })} className={styles.line}>
        {lead !== undefined && `${lead} `}
        <span {...onDays(before)}>{before.words}</span>
        <span {...onDays(during)} hidden>
          {during.words}
        </span>
        {children}
      </p>
      <InlineScript name="dated" />
    </>
  );
}
