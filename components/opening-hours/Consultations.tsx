import { DatedLine } from '@/components/ui/dated/DatedLine';
import { CountedList } from '@/components/ui/list/CountedList';
import { routes } from '@/content/model/clinic/routes';
import { announcedSpans } from '@/content/model/doctors/announced';
import { orByAppointment, printInFull } from '@/content/model/calendar/print';
import type { WeeklyConsultation } from '@/content/model/doctors/consultation-week';
import { besideWeekday } from '@/content/model/doctors/slot-words';
import * as styles from './Consultations.css';

/** Returns « Cardiologue, 9H, une semaine sur deux, ou sur R.D.V ». */
function details({ specialty, rule, alsoByAppointment }: WeeklyConsultation): string {
  return [specialty, besideWeekday(rule), alsoByAppointment ? orByAppointment : '']
    .filter((words) => words !== '')
    .join(', ');
}

export function Consultations({ of }: { of: readonly WeeklyConsultation[] }) {
  return (
    <CountedList>
      {of.map((consultation) => (
        <li key={consultation.name + printInFull(consultation.rule)} className={styles.row}>
          <a href={routes.doctor(consultation.name)} className={styles.doctor}>
            {consultation.name}
          </a>
          <span className={styles.details}>{details(consultation)}</span>
          {announcedSpans(consultation).map((announced) => (
            <DatedLine key={announced.during.du} {...announced} />
          ))}
        </li>
      ))}
    </CountedList>
  );
}
