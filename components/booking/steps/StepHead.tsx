import type { ReactNode } from 'react';
import * as styles from './StepHead.css';
import { useStepFocus } from './use-step-focus';

interface StepHeadProps {
  panelId: string;
  /** What tells the step from the others; null until hydration. */
  step: string | null;
  steps: readonly string[];
  /** The number of completed steps. */
  done: number;
  heading: string;
  /** Above the heading. */
  children?: ReactNode;
}

/** Its parts are new elements at each step, since a browser's translation replaces text nodes. */
export function StepHead({ panelId, step, steps, done, heading, children }: StepHeadProps) {
  useStepFocus(panelId, step);
  return (
    <div className={styles.head}>
      <p
        key={done}
        className={`${styles.completed[done] ?? ''} ${steps.length === 3 ? styles.ofThree : ''}`}
      >
        {`${done + 1} sur ${steps.length} · ${steps[done] ?? ''}`}
      </p>
      {children}
      <h3 key={step} tabIndex={-1} className={styles.heading}>
        {heading}
      </h3>
    </div>
  );
}
