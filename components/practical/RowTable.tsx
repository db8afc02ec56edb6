import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import * as styles from './RowTable.css';

export interface Row {
  id?: string;
  term: string;
  text: ReactNode;
}

/** Roles are explicit, because Safari drops those of a table whose rows are flex boxes. */
export function RowTable({
  heading,
  rows,
  of = 'words',
  rowsBeside = false,
}: {
  heading: string;
  rows: readonly Row[];
  of?: 'words' | 'amounts';
  rowsBeside?: boolean;
}) {
  const look =
    of === 'amounts'
      ? { term: styles.service, text: styles.amount }
      : { term: styles.term, text: styles.text };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Heading level={3} look="item">
          {heading}
        </Heading>
      </caption>
      <tbody className={rowsBeside ? styles.rowsBeside : undefined}>
        {rows.map(({ id, term, text }) => (
          <tr key={term} id={id} role="row" className={styles.row}>
            <th scope="row" role="rowheader" className={look.term}>
              {term}
            </th>
            {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a `td` is no control */}
            <td role="cell" className={look.text}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
