import type { ReactNode } from 'react';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { classNames } from '@/components/ui/class-names/class-names';
import { CountedList } from '@/components/ui/list/CountedList';
import { routes } from '@/content/model/clinic/routes';
import { announcedSpans } from '@/content/model/doctors/announced';
import { orByAppointment, periodsInWords, printInFull } from '@/content/model/calendar/print';
import type { WeeklyConsultation } from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { besideHours } from '@/content/model/doctors/slot-words';
import * as styles from './Consultations.css';

type Consultation = WeeklyConsultation<Doctor>;

/** Returns a small portrait. */
export type FaceOf = (doctor: Doctor, className: string) => ReactNode;

const hoursOf = ({ rule }: Consultation) => periodsInWords(rule.periods);

/** Returns « Cardiologue, une semaine sur deux, ou sur R.D.V ». */
const details = ({ doctor, rule, alsoByAppointment }: Consultation): string =>
  [doctor.specialty, besideHours(rule, doctor.builtOn), alsoByAppointment ? orByAppointment : '']
    .filter((words) => words !== '')
    .join(', ');

export function Consultations({
  of,
  faceOf,
  className,
}: {
  of: readonly Consultation[];
  faceOf: FaceOf;
  className: string;
}) {
  return (
    <CountedList className={className}>
      {of.map((consultation, index) => {
        const { doctor, rule } = consultation;
        const hours = hoursOf(consultation);
        const [before] = of.slice(index - 1, index).map(hoursOf);
        return (
          <li
            key={doctor.name + printInFull(rule)}
            className={classNames(styles.row, hours === before ? undefined : styles.first)}
          >
            {hours !== '' && <b className={styles.hours}>{hours}</b>}
            <span className={styles.face}>{faceOf(doctor, styles.portrait)}</span>
            <div className={styles.words}>
              <a href={routes.doctor(doctor.name)} className={styles.doctor}>
                {doctor.name}
              </a>
              <span className={styles.details}>{details(consultation)}</span>
              {announcedSpans(doctor).map((announced) => (
                <DatedLine key={announced.during.du} {...announced} />
              ))}
            </div>
          </li>
        );
      })}
    </CountedList>
  );
}
