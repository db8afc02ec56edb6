import { DatedLine } from '@/components/ui/dated/DatedLine';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Container } from '@/components/ui/section/Container';
import { hasDays, type Timetable } from '@/content/model/calendar/timetable';
import { routes } from '@/content/model/clinic/routes';
import type { Doctor } from '@/content/model/doctors/doctor';
import { mostOnADay } from '@/content/model/doctors/fullest-day';
import { nounFor } from '@/content/model/doctors/naming';
import { slotInWords } from '@/content/model/doctors/slot-words';
import { timetableCode } from '@/content/model/doctors/timetable';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { doctorParts, todayParts } from './today-data';
import * as styles from './Today.css';

const titleId = 'aujourdhui';

function OfDay({ doctor }: { doctor: Doctor }) {
  return (
    <li {...doctorParts.item(timetableCode(doctor))}>
      <a href={routes.doctor(doctor.name)}>
        <b>{doctor.name}</b>
        {doctor.specialty}
        <span {...doctorParts.slots}>, {doctor.consultation.map(slotInWords).join(', ')}</span>
      </a>
    </li>
  );
}

const Later = () => (
  <ul {...todayParts.later}>
    <li>
      <a href={routes.booking()}>rendez-vous</a>
    </li>
    <li>
      <a href={routes.week()}>la semaine</a>
    </li>
  </ul>
);

const rowsFor = (doctors: readonly Doctor[]) =>
  styles.rows[Math.min(mostOnADay(doctors), styles.rows.length) - 1] ?? styles.rows[0];

/** Without scripts, it shows the days of all doctors. */
export function Today({
  doctors,
  closures,
  emergencies,
}: {
  doctors: readonly Doctor[];
  closures: readonly Closure[];
  emergencies: Timetable;
}) {
  const receiving = doctors.filter(({ timetable }) => hasDays(timetable));
  if (receiving.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby={titleId} className={styles.strip}>
        <Heading
          level={2}
          look="item"
          id={titleId}
          {...todayParts.title(timetableCode({ timetable: emergencies }), nounFor(doctors))}
        >
          Qui consulte, et quel jour
        </Heading>
        <CountedList {...todayParts.doctors} className={`${styles.doctors} ${rowsFor(receiving)}`}>
          {receiving.map((doctor) => (
            <OfDay key={doctor.name} doctor={doctor} />
          ))}
        </CountedList>
        <Later />
        {announcedClosures(closures).map((closed) => (
          <DatedLine key={closed.during.du} {...closed} />
        ))}
      </section>
    </Container>
  );
}
