import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';

/** `useStepFocus` focuses it when the step begins. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className={headingSize.subtitle}>
      {children}
    </h3>
  );
}
