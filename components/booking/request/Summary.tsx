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
  days,
}: {
  choice: Choice;
  patient: string | undefined;
  /** What the visitor writes of « un autre jour ». */
  days: string;
}) {
  if (!doctor) return null;
  const when = (day === 'autre' && patient !== undefined && days) || (day && offeredInWords(day));
  return (
    <div
      className={classNames(styles.summary, day && patient === undefined ? styles.row : undefined)}
    >
      <p className={styles.title}>Votre demande</p>
      <div className={styles.who}>
        <Who doctor={doctor} lines={[doctor.name, doctor.specialty]} />
      </div>
      {when && (
        <p key={when} className={styles.when}>
          {when}{' '}
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
