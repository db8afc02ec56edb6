import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { bookingSteps, type BookingStep } from '@/content/model/booking/booking-state';
import * as styles from './StepIndicator.css';

const labels: Record<BookingStep, string> = {
  practitioner: 'Médecin',
  slot: 'Jour et heure',
  patient: 'Patient',
  confirmation: 'Résumé',
};

/** `done` is the number of completed steps. */
export function StepIndicator({ done }: { done: number }) {
  return (
    <ol className={styles.steps} aria-label="Étapes">
      {bookingSteps.map((step, index) => {
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
            <span className={styles.label({ place })}>{labels[step]}</span>
            {place === 'done' && <VisuallyHidden> (fait)</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
