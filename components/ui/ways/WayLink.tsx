import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { wholeWords, type Way } from './way';

/** A chat opens in a new tab. */
export function WayLink({
  way,
  className,
  newTab,
  onOpen,
  children = wholeWords(way),
}: {
  way: Way;
  className?: string;
  /** « nouvel onglet », in another language. */
  newTab?: string;
  onOpen?: (way: Way) => void;
  children?: ReactNode;
}) {
  const onClick =
    onOpen &&
    (() => {
      onOpen(way);
    });
  if (way.kind === 'chat')
    return (
      <NewTabLink
        href={way.href}
        {...(className !== undefined && { className })}
        {...(newTab !== undefined && { newTab })}
        {...(onClick && { onClick })}
      >
        {children}
      </NewTabLink>
    );
  return (
    <a href={way.href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
