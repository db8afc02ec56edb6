import { weekdayInWords } from '@/content/model/calendar/day';
import { InlineScript } from '@/components/islands/InlineScript';
import { onDays } from '@/components/ui/dated/dated';
import { line } from '@/components/ui/dated/DatedLine.css';
import { weekData } from '@/components/ui/dated/weekdays';
import { Section } from '@/components/ui/section/Section';
import { weekId } from '@/content/model/clinic/routes';
import { linesOfWeekday } from '@/content/model/doctors/announced';
import {
  consultationWeek,
  everyDayInWords,
  type ConsultationDay,
} from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { nounFor, type Noun } from '@/content/model/doctors/naming';
import { closedWeekdays } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { capitalised } from '@/content/fields/typography';
import { Consultations } from './Consultations';
import { details } from './Consultations.css';
import * as styles from './ConsultationWeek.css';
import { Day } from './Day';

const dailyId = 'tous-les-jours';

const dailyInWords = (count: number, noun: Noun): string =>
  `Tous les jours\u00a0: ${count}\u00a0${count === 1 ? noun : `${noun}s`}`;

function Weekday({
  of: { day, consultations, daily },
  doctors,
  closures,
}: {
  of: ConsultationDay;
  doctors: readonly Doctor[];
  closures: readonly Closure[];
}) {
  const weekday = weekdayInWords(day);
  const lines = linesOfWeekday(doctors, day);
  const none = lines.length === 0 ? 'Pas de consultation.' : 'En général, pas de consultation.';
  return (
    <Day id={weekday} name={capitalised(weekday)} weekday={weekday}>
      {[...closedWeekdays(closures, day), ...lines].map(({ words, ...days }) => (
        <p key={words} {...onDays(days)} className={line}>
          {words}
        </p>
      ))}
      {consultations.length > 0 && <Consultations of={consultations} />}
      {daily > 0 && (
        <p className={consultations.length > 0 ? styles.daily : styles.dailyAlone}>
          <a href={`#${dailyId}`} className={styles.dailyLink}>
            {dailyInWords(daily, nounFor(doctors))}
          </a>
        </p>
      )}
      {consultations.length === 0 && daily === 0 && <p className={details}>{none}</p>}
    </Day>
  );
}

/** Scripts begin it with today (`beginWeeks`); on a phone, they fold the other days. */
export function ConsultationWeek({
  doctors,
  closures,
}: {
  doctors: readonly Doctor[];
  closures: readonly Closure[];
}) {
  if (doctors.length === 0) return null;
  const { days, daily, byAppointment } = consultationWeek(doctors);
  return (
    <Section
      id={weekId}
      title="Qui consulte, jour par jour"
      intro={`En général\u00a0: appelez ou écrivez avant de venir.`}
    >
      <div {...weekData} className={styles.week}>
        {days.map((day) => (
          <Weekday key={day.day} of={day} doctors={doctors} closures={closures} />
        ))}
        {daily[0] && (
          <Day id={dailyId} name={everyDayInWords(daily)} className={styles.notOneDay}>
            <Consultations of={daily} />
          </Day>
        )}
        {byAppointment.length > 0 && (
          <Day id="sur-rendez-vous" name="Sur rendez-vous" className={styles.notOneDay}>
            <Consultations of={byAppointment} />
          </Day>
        )}
      </div>
      <InlineScript name="week" />
    </Section>
  );
}
