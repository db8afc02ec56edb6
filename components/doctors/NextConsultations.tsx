import { timetable } from '@/components/ui/dated/slots';
import { CountedList } from '@/components/ui/list/CountedList';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { encode } from '@/content/model/calendar/code';
import { hasDays } from '@/content/model/calendar/timetable';
import type { Doctor } from '@/content/model/doctors/doctor';
import { next } from './next-data';
import * as styles from './NextConsultations.css';
import { byWay } from '@/components/ui/ways/way';
import { WayLink } from '@/components/ui/ways/WayLink';
import type { Way } from '@/content/model/clinic/ways';

const count = 3;

/** `sayNextConsultations` fills in the days. Renders nothing for a doctor who only receives by appointment. */
export function NextConsultations({ doctor, chat }: { doctor: Doctor; chat: Way | undefined }) {
  const { name } = doctor;
  const by = chat?.label ?? 'téléphone';
  if (!hasDays(doctor.timetable)) return null;
  return (
    <div className={styles.next} {...timetable(encode(doctor.timetable))} {...{ [next]: name }}>
      <p hidden>{`En général, à demander par ${by}\u00a0:`}</p>
      {/* Shown once today’s consultations have begun. */}
      <p hidden>{`La consultation du jour a commencé\u00a0: appelez. Ensuite, par ${by}\u00a0:`}</p>
      <CountedList className={styles.days}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} hidden>
            {chat ? (
              <WayLink way={chat} className={styles.day}>
                <span />
                <VisuallyHidden>, {byWay(chat)}</VisuallyHidden>
              </WayLink>
            ) : (
              <span />
            )}
          </li>
        ))}
      </CountedList>
    </div>
  );
}
