import { offeredInWords } from '@/content/model/booking/offered-days';
import { classNames } from '@/components/ui/class-names/class-names';
import type { Choice } from '@/content/model/booking/request';
import { StepLink } from './StepLink';
import * as styles from './Summary.css';
import { Who } from './Who';

/** What is chosen so far. The last step makes it a card of the appointment, with the patient. */
export function Summary({
  choice: { reason, doctor, day },
  patient,
}: {
  choice: Choice;
  patient: string | undefined;
}) {
  if (!doctor) return null;
  return (
    <div
      className={classNames(styles.summary, day && patient === undefined ? styles.row : undefined)}
    >
      <p className={styles.title}>Votre demande</p>
      <div className={styles.who}>
        <Who doctor={doctor} lines={[doctor.name, doctor.specialty]} />
      </div>
      {day && (
        <p key={offeredInWords(day)} className={styles.when}>
          {offeredInWords(day)}{' '}
          {patient === undefined && (
            <StepLink to={{ reason, doctor }} className={styles.change}>
              Changer
            </StepLink>
          )}
        </p>
      )}
      {patient !== undefined && <p className={styles.patient}>{patient}</p>}
    </div>
  );
}
