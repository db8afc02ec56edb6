import { dayTile } from '@/components/theme/day-tile.css';
import { timetable } from '@/components/ui/dated/slots';
import { CountedList } from '@/components/ui/list/CountedList';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { encode } from '@/content/model/calendar/code';
import { hasDays } from '@/content/model/calendar/timetable';
import type { Doctor } from '@/content/model/doctors/doctor';
import { next, notice } from './next-data';
import * as styles from './NextConsultations.css';
import { byWay } from '@/components/ui/ways/way';
import { WayLink } from '@/components/ui/ways/WayLink';
import type { Way } from '@/content/model/clinic/ways';

const count = 3;

/** The weekday, the number, the month, the hours. */
const day = Array.from({ length: 4 }, (_, index) => <span key={index} />);

interface NextConsultationsProps {
  doctor: Doctor;
  chat: Way | undefined;
  /** Before a consultation from which only a call may ask for it. */
  minutes: number;
}

/** `sayNextConsultations` fills in the days. Renders nothing for a doctor who only receives by appointment. */
export function NextConsultations({ doctor, chat, minutes }: NextConsultationsProps) {
  const { name } = doctor;
  const [coming, later] = chat
    ? [
        'Prochains jours\u00a0: touchez un jour pour le demander',
        'Pour un autre jour, écrivez\u00a0:',
      ]
    : ['Prochains jours, à demander par téléphone\u00a0:', 'De même pour un autre jour\u00a0:'];
  const { rules, exceptions } = doctor.timetable;
  const asked = { rules: rules.filter(({ isWalkIn }) => !isWalkIn), exceptions };
  if (!hasDays(asked)) return null;
  return (
    <div
      className={styles.next}
      {...timetable(encode(asked))}
      {...{ [next]: name, [notice]: chat ? minutes : 0 }}
    >
      <p hidden>{coming}</p>
      {/* Shown once it is too late to write for today. */}
      <p hidden>{`Pour aujourd’hui, appelez. ${later}`}</p>
      <CountedList className={styles.days}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} hidden>
            {chat ? (
              <WayLink way={chat} className={dayTile}>
                {day}
                <VisuallyHidden>, {byWay(chat)}</VisuallyHidden>
              </WayLink>
            ) : (
              <p className={dayTile}>{day}</p>
            )}
          </li>
        ))}
      </CountedList>
    </div>
  );
}
