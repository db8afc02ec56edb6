import type { ReactNode } from 'react';
import { queryOf, type Choice } from '@/content/model/booking/request';

/** Links to a step by its query. `steps.inline.ts` opens it without loading the page. */
export function StepLink({
  to,
  place,
  className,
  children,
}: {
  to: Choice;
  /** Id of the equivalent part of the page, for visitors without scripts. */
  place?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={queryOf(to) + (place === undefined ? '' : `#${place}`)} className={className}>
      {children}
    </a>
  );
}
