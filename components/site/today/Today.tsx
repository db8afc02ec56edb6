import { DatedLine } from '@/components/ui/dated/DatedLine';
import { timetable } from '@/components/ui/dated/slots';
import { classNames } from '@/components/ui/class-names/class-names';
import { Folded } from '@/components/ui/folded/Folded';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Container } from '@/components/ui/section/Container';
import { encode } from '@/content/model/calendar/code';
import type { Day } from '@/content/model/calendar/day';
import { hasDays, type Timetable } from '@/content/model/calendar/timetable';
import { linkRow } from '@/components/theme/layout.css';
import { finger } from '@/components/theme/target.css';
import { routes } from '@/content/model/clinic/routes';
import type { Doctor } from '@/content/model/doctors/doctor';
import { mostOnADay } from '@/content/model/doctors/fullest-day';
import { nounFor } from '@/content/model/doctors/naming';
import { slotsInWords } from '@/content/model/doctors/slot-words';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { doctorParts, todayParts } from './today-data';
import * as styles from './Today.css';

const titleId = 'aujourdhui';

function OfDay({ doctor }: { doctor: Doctor }) {
  return (
    <li {...timetable(encode(doctor.timetable))}>
      <span {...doctorParts.hour} />
      <a href={routes.doctor(doctor.name)}>
        <b>{doctor.name}</b>
        {doctor.specialty}
        <span {...doctorParts.slots}>, {slotsInWords(doctor).join(', ')}</span>
      </a>
    </li>
  );
}

const Later = () => (
  <ul {...todayParts.later} className={classNames(linkRow.md, styles.later)}>
    <li>
      <a href={routes.booking()} className={finger}>
        rendez-vous
      </a>
    </li>
    <li>
      <a href={routes.week()} className={finger}>
        la semaine
      </a>
    </li>
  </ul>
);

function heightFor(doctors: readonly Doctor[]): string | undefined {
  const count = mostOnADay(doctors);
  return (
    styles.reserved.find(({ most }) => most >= count)?.height ?? styles.reserved.at(-1)?.height
  );
}

function OfToday({ doctors }: { doctors: readonly Doctor[] }) {
  return (
    <>
      <CountedList
        {...todayParts.doctors}
        className={classNames(styles.doctors, heightFor(doctors))}
      >
        {doctors.map((doctor) => (
          <OfDay key={doctor.name} doctor={doctor} />
        ))}
      </CountedList>
      <div className={styles.whole}>
        <Folded summary="Toute la journée" />
      </div>
    </>
  );
}

/** Without scripts, it shows the days of all doctors. */
export function Today({
  doctors,
  closures,
  today,
  emergencies,
}: {
  doctors: readonly Doctor[];
  closures: readonly Closure[];
  today: Day;
  emergencies: Timetable;
}) {
  const receiving = doctors.filter((doctor) => hasDays(doctor.timetable));
  if (receiving.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby={titleId} className={styles.strip}>
        <Heading
          level={2}
          look="item"
          id={titleId}
          {...todayParts.title(encode(emergencies), nounFor(doctors))}
        >
          Qui consulte, et quel jour
        </Heading>
        <OfToday doctors={receiving} />
        <Later />
        {announcedClosures(closures, today).map((closed) => (
          <DatedLine key={closed.during.du} {...closed} />
        ))}
      </section>
    </Container>
  );
}
