import type { ReactNode } from 'react';
import { queryOf, type Choice } from '@/content/model/booking/request';

/** A step is an address, which `steps.inline.ts` opens within the page. */
export function StepLink({
  to,
  hash = '',
  className,
  children,
}: {
  to: Choice;
  hash?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={queryOf(to) + hash} className={className}>
      {children}
    </a>
  );
}
