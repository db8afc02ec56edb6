import type { ReactNode } from 'react';
import { onTelephones } from './TelephoneLink.css';

/** A link that only the applications of a telephone follow, such as `geo:`; elsewhere it is not there. */
export function TelephoneLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} className={onTelephones}>
      {children}
    </a>
  );
}
