import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { hrefEndingWith, ofKinds, type Way } from '@/content/model/clinic/ways';
import * as styles from './Results.css';

/** The chat message contains the typed words. */
export function AskUs({
  typed,
  ways,
  children,
}: {
  typed: string;
  ways: readonly Way[];
  children: ReactNode;
}) {
  return (
    <div className={styles.nothing}>
      <p className={styles.question}>{children}</p>
      {ofKinds(ways, 'chat').map((way) => (
        <a key={way.href} href={hrefEndingWith(way, typed)} className={styles.call}>
          <Icon name="chat" size={20} />
          Demander sur {way.label}
        </a>
      ))}
      {ofKinds(ways, 'call').map(({ href, note }) => (
        <a key={href} href={href} className={styles.call}>
          <Icon name="phone" size={20} />
          Appeler le {note}
        </a>
      ))}
    </div>
  );
}
