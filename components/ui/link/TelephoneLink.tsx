import type { ReactNode } from 'react';
import { onTelephones } from './TelephoneLink.css';

/** For an address such as `geo:`. */
export function TelephoneLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={onTelephones}>
      {children}
    </a>
  );
}
