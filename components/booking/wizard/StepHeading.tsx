import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';
import { stepHeading } from './BookingWizard.css';

/** `useStepFocus` focuses it when the step begins. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className={`${headingSize.subtitle} ${stepHeading}`}>
      {children}
    </h3>
  );
}
