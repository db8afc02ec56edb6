import { Fragment } from 'react';
import { slotData } from '@/components/ui/dated/slots';
import type { Doctor } from '@/content/model/doctors/doctor';
import { askForDays, slotsInWords } from '@/content/model/doctors/slot-words';
import * as styles from './DoctorDays.css';

/** docs/requirements.md § 2. The commas are for screen readers and for copying. */
export function DoctorDays({ doctor }: { doctor: Pick<Doctor, 'consultation' | 'builtOn'> }) {
  return (
    <p className={styles.days}>
      <span className={styles.label}>
        {doctor.consultation.length > 0 ? 'Consultation\u00a0:' : `Jours\u00a0: ${askForDays}`}
      </span>{' '}
      <span className={styles.slots}>
        {slotsInWords(doctor).map((slot, index) => (
          <Fragment key={slot}>
            {index > 0 && ', '}
            <b {...slotData}>{slot}</b>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
