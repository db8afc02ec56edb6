import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { wayIcons, type Way } from './way';
import { WayLink } from './WayLink';
import { row } from './ways.css';

/** Compact: each way has an icon above one word. */
export function WayRow({
  ways,
  onOpen,
  children,
}: {
  ways: readonly Way[];
  onOpen: (way: Way) => void;
  children?: ReactNode;
}) {
  return (
    <div className={row}>
      {ways.map((way) => (
        <WayLink key={way.href} way={way} onOpen={onOpen}>
          <Icon name={wayIcons[way.kind]} size={24} />
          {way.label}
        </WayLink>
      ))}
      {children}
    </div>
  );
}
