import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { wholeWords, type Way } from './way';

/** A chat opens in a new tab. */
export function WayLink({
  way,
  className,
  newTab,
  children = wholeWords(way),
}: {
  way: Way;
  className?: string;
  /** « nouvel onglet », in another language. */
  newTab?: string;
  children?: ReactNode;
}) {
  if (way.kind === 'chat')
    return (
      <NewTabLink
        href={way.href}
        {...(className !== undefined && { className })}
        {...(newTab !== undefined && { newTab })}
      >
        {children}
      </NewTabLink>
    );
  return (
    <a href={way.href} className={className}>
      {children}
    </a>
  );
}
