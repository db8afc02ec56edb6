import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';
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
    if (!go || !isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={queryOf(to) + hash} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
