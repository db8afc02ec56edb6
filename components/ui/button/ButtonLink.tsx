import type { ReactNode } from 'react';
import { button, type ButtonLook } from './button';

export function ButtonLink({
  href,
  children,
  ...variants
}: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={button(variants)}>
      {children}
    </a>
  );
}
