import type { ReactNode } from 'react';
import { button, type ButtonLook } from '@/components/ui/button/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';

export function NewTabLink({
  href,
  look,
  className = look && button(look),
  children,
}: {
  href: string;
  look?: ButtonLook;
  /** Instead of `look`. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}
