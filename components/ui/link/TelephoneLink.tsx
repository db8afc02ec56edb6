import type { ReactNode } from 'react';
import { onTelephones } from './TelephoneLink.css';

/** A link that only applications of a phone support, such as `geo:`. It is hidden elsewhere. */
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
