import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { byWay, wayIcons, type Way } from './way';
import { WayLink } from './WayLink';
import * as styles from './ways.css';

const words = (way: Way, isFirst: boolean) => {
  if (way.kind === 'call') return way.label;
  return isFirst ? `Envoyer ${byWay(way)}` : byWay(way).replace('p', 'P');
};

/** Compact: the first way is the largest, the others have an icon above one word. */
export function WayRow({ ways, children }: { ways: readonly Way[]; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      {ways.map((way, index) => (
        <WayLink key={way.href} way={way}>
          <Icon name={wayIcons[way.kind]} size={24} />
          {words(way, index === 0)}
        </WayLink>
      ))}
      {children}
    </div>
  );
}
