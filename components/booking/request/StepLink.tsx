import type { ReactNode } from 'react';
import { queryOf, type Choice } from '@/content/model/booking/request';

/** Links to a step by its query. `steps.inline.ts` opens it without loading the page. */
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
