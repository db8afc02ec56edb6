import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './StepIndicator.css';

/** `done` is the number of completed steps. */
export function StepIndicator({ steps, done }: { steps: readonly string[]; done: number }) {
  return (
    <ol className={styles.steps} aria-label="Étapes">
      {steps.map((step, index) => {
        const isDone = index < done;
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            {/* A browser's translation replaces text nodes: the whole element changes. */}
            <span key={String(isDone)} className={styles.bubble}>
              {isDone ? <Icon name="check" size={20} /> : index + 1}
            </span>
            <span className={styles.label}>{step}</span>
            {isDone && <VisuallyHidden> (fait)</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
