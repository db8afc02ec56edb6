import { timetable } from '@/components/ui/dated/slots';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { CountedList } from '@/components/ui/list/CountedList';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { encode } from '@/content/model/calendar/code';
import { hasDays } from '@/content/model/calendar/timetable';
import { chatLink, doctorChatText } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Doctor } from '@/content/model/doctors/doctor';
import { timetableCode } from '@/content/model/doctors/timetable';
import { next } from './next-data';
import * as styles from './NextConsultations.css';

const count = 3;

/** `sayNextConsultations` fills in the days. Renders nothing for a doctor who only receives by appointment. */
export function NextConsultations({ doctor, clinic }: { doctor: Doctor; clinic: Clinic }) {
  const { name } = doctor;
  const { chatNumber } = clinic;
  const by = chatNumber === undefined ? 'téléphone' : 'WhatsApp';
  if (!hasDays(doctor.timetable)) return null;
  return (
    <div className={styles.next} {...timetable(timetableCode(doctor))} {...{ [next]: name }}>
      <p hidden>{`En général, à demander par ${by}\u00a0:`}</p>
      {/* Shown once today’s consultations have begun. */}
      <p hidden>{`La consultation du jour a commencé\u00a0: appelez. Ensuite, par ${by}\u00a0:`}</p>
      <CountedList className={styles.days}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} hidden>
            {chatNumber === undefined ? (
              <span />
            ) : (
              <NewTabLink href={chatLink(chatNumber, doctorChatText(name))} className={styles.day}>
                <span />
                <VisuallyHidden>, par WhatsApp</VisuallyHidden>
              </NewTabLink>
            )}
          </li>
        ))}
      </CountedList>
    </div>
  );
}
