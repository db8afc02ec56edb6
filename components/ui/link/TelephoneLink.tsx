import type { ReactNode } from 'react';
import { onTelephones } from './TelephoneLink.css';

/** A link such as `geo:`, shown on touch screens, except on iPhones and iPads. */
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
