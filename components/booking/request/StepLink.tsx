import type { ReactNode } from 'react';
import { queryOf, type Choice } from '@/content/model/booking/request';

/** Links to a step by its query. `steps.inline.ts` opens it without loading the page. */
export function StepLink({
  to,
  className,
  children,
}: {
  to: Choice;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={queryOf(to)} className={className}>
      {children}
    </a>
  );
}
