import { DatedLine } from '@/components/ui/dated/DatedLine';
import { timetable } from '@/components/ui/dated/slots';
import { DayBar } from '@/components/ui/day-bar/DayBar';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { CountedList } from '@/components/ui/list/CountedList';
import { Container } from '@/components/ui/section/Container';
import { uncapitalised } from '@/content/fields/typography';
import { encode } from '@/content/model/calendar/code';
import { weekdayNames, type Day } from '@/content/model/calendar/day';
import { everyDay } from '@/content/model/calendar/print';
import { hasDays, type Timetable } from '@/content/model/calendar/timetable';
import { routes } from '@/content/model/clinic/routes';
import type { Doctor } from '@/content/model/doctors/doctor';
import { nounFor, type Noun } from '@/content/model/doctors/naming';
import { slotsInWords } from '@/content/model/doctors/slot-words';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { doctorParts, todayParts } from './today-data';
import { doctor as doctorLink, row } from './Row.css';
import * as styles from './Today.css';

const titleId = 'aujourdhui';

function OfDay({ doctor }: { doctor: Doctor }) {
  const isDaily = doctor.consultation.some(({ every }) => every === 'day');
  return (
    <li
      {...timetable(encode(doctor.timetable))}
      {...(isDaily && doctorParts.job(uncapitalised(doctor.specialty)))}
    >
      <a href={routes.doctor(doctor.name)} className={doctorLink}>
        <span {...doctorParts.hour} />
        <b>{doctor.name}</b>
        <small>
          {doctor.specialty}
          <span {...doctorParts.slots}>, {slotsInWords(doctor).join(', ')}</span>
        </small>
      </a>
    </li>
  );
}

/** Said of those without an hour. */
function Others({ doctors }: { doctors: readonly Doctor[] }) {
  const isGeneral = doctors.some(
    ({ specialty, consultation }) =>
      /généraliste/iu.test(specialty) && consultation.some(({ periods }) => periods.length > 0),
  );
  return (
    <>
      <li hidden {...todayParts.daily}>
        <a href={`${routes.hours()}#tous-les-jours`}>
          <b>{`${everyDay}\u00a0:`}</b> <span />
        </a>
      </li>
      <li hidden {...todayParts.later}>
        <b>{isGeneral ? 'Consultations' : 'Spécialistes'}</b> dès <span />
      </li>
    </>
  );
}

function Head({ code, noun }: { code: string; noun: Noun }) {
  return (
    <div className={styles.head}>
      <span hidden {...todayParts.moon} className={styles.moon}>
        <Icon name="moon" size={20} />
      </span>
      <Heading level={2} look="item" id={titleId} {...todayParts.title(code, noun)}>
        Qui consulte, et quel jour
      </Heading>
      <p {...todayParts.note} className={styles.note} />
      <a href={routes.hours()} className={styles.more}>
        Horaires
        <Icon name="arrow-right" size={20} />
      </a>
    </div>
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
    <section aria-labelledby={titleId} className={styles.strip}>
      <Container>
        <div className={styles.parts}>
          <Head code={encode(emergencies)} noun={nounFor(doctors)} />
          <DayBar days={weekdayNames} page={routes.hours()} />
          <CountedList {...todayParts.doctors} className={row}>
            {receiving.map((doctor) => (
              <OfDay key={doctor.name} doctor={doctor} />
            ))}
            <Others doctors={receiving} />
          </CountedList>
        </div>
        {announcedClosures(closures, today).map((closed) => (
          <DatedLine key={closed.during.du} {...closed} />
        ))}
      </Container>
    </section>
  );
}
