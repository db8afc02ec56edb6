import type { ReactNode } from 'react';
import { button, type ButtonVariants } from './button.css';

export function ButtonLink({
  href,
  children,
  ...variants
}: ButtonVariants & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={button(variants)}>
      {children}
    </a>
  );
}
