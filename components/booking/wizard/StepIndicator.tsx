import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './StepIndicator.css';

/** `done` is the number of completed steps. */
export function StepIndicator({ steps, done }: { steps: readonly string[]; done: number }) {
  return (
    <ol className={styles.steps} aria-label="Étapes">
      {steps.map((step, index) => {
        const place = index < done ? 'done' : index === done ? 'current' : 'coming';
        return (
          <li
            key={step}
            className={styles.step({ place })}
            aria-current={place === 'current' ? 'step' : undefined}
          >
            <span className={styles.bubble({ place })}>
              {place === 'done' ? <Icon name="check" size={20} /> : index + 1}
            </span>
            <span className={styles.label({ place })}>{step}</span>
            {place === 'done' && <VisuallyHidden> (fait)</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
