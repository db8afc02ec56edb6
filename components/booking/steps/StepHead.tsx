import { CountedList } from '@/components/ui/list/CountedList';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './StepHead.css';
import { useStepFocus } from './use-step-focus';

interface StepsProps {
  /** Names. */
  steps: readonly string[];
  /** The number of completed steps. */
  done: number;
}

function StepIndicator({ steps, done }: StepsProps) {
  return (
    <CountedList as="ol" className={styles.steps} aria-label="Étapes">
      {steps.map((step, index) => {
        const isDone = index < done;
        return (
          <li
            key={step}
            className={isDone ? styles.doneStep : styles.step}
            aria-current={index === done ? 'step' : undefined}
          >
            {/* Replaces the whole element, since a browser's translation replaces text nodes. */}
            <span key={String(isDone)} className={styles.bubble}>
              {isDone ? <Icon name="check" size={20} /> : index + 1}
            </span>
            <span className={styles.label}>{step}</span>
            {isDone && <VisuallyHidden> (fait)</VisuallyHidden>}
          </li>
        );
      })}
    </CountedList>
  );
}

interface StepHeadProps extends StepsProps {
  panelId: string;
  /** What tells the step from the others; null until hydration. */
  step: string | null;
  heading: string;
  /** Above the heading. */
  children?: ReactNode;
}

export function StepHead({ panelId, step, heading, children, ...all }: StepHeadProps) {
  useStepFocus(panelId, step);
  return (
    <>
      <StepIndicator {...all} />
      {children}
      <h3 key={step} tabIndex={-1} className={styles.heading}>
        {heading}
      </h3>
    </>
  );
}
