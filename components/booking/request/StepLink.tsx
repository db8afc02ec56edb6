import type { MouseEvent, ReactNode } from 'react';
import { queryOf, type Choice } from '@/content/model/booking/request';

/** A step is an address: before its script, the browser itself opens it. */
export function StepLink({
  to,
  hash = '',
  go,
  className,
  children,
}: {
  to: Choice;
  hash?: string;
  go: ((to: Choice) => void) | undefined;
  className?: string;
  children: ReactNode;
}) {
  const onClick = (event: MouseEvent) => {
    if (!go || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={queryOf(to) + hash} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
