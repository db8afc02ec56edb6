import type { ReactNode } from 'react';
import { button, type ButtonLook } from '@/components/ui/button/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';

export function NewTabLink({
  href,
  look,
  className = look && button(look),
  newTab = 'nouvel onglet',
  onClick,
  children,
}: {
  href: string;
  look?: ButtonLook;
  /** Instead of `look`. */
  className?: string;
  newTab?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </a>
  );
}
