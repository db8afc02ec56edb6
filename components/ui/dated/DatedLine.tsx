import type { ReactNode } from 'react';
import { onDays } from './dated';
import { DatedScript } from './DatedScript';
import * as styles from './DatedLine.css';

/** Words that are right from one day (`yyyy-MM-dd`) to another, both included. */
interface DatedWords {
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

/**
 * A line on what is about to happen, and happens: it ends in other words then (`data-now`), and goes by itself. Without scripts it
 * always ends in the words from before, which are to be true on any day.
 */
export function DatedLine({
  lead,
  before,
  during,
  children,
}: {
  readonly lead: string;
  readonly before: DatedWords;
  readonly during: DatedWords;
  /** What follows the line. */
  readonly children?: ReactNode;
}) {
  return (
    <>
      <p {...onDays({ from: before.from, to: during.to })} className={styles.line}>
        {lead} <span {...onDays(before)}>{before.words}</span>
        <span {...onDays(during)} hidden data-now="">
          {during.words}
        </span>
        {children}
      </p>
      <DatedScript />
    </>
  );
}
