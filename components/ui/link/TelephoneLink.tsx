import type { ReactNode } from 'react';
import { onTelephones } from './TelephoneLink.css';

/** For an address such as `geo:`. */
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
