import type { ReactNode } from 'react';
import { heading } from './steps.css';

/** `useStepFocus` focuses it when the step begins. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className={heading}>
      {children}
    </h3>
  );
}
