import { weekdayInWords, weekdayNames, type Day } from '@/content/model/calendar/day';
import { InlineScript } from '@/components/islands/InlineScript';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { DayBar } from '@/components/ui/day-bar/DayBar';
import { onDays } from '@/components/ui/dated/dated';
import { line } from '@/components/ui/dated/DatedLine.css';
import { weekdayData } from '@/components/ui/dated/weekdays';
import { Heading } from '@/components/ui/heading/Heading';
import { PrintButton } from '@/components/ui/print/PrintButton';
import { Section } from '@/components/ui/section/Section';
import { weekId } from '@/content/model/clinic/routes';
import { linesOfWeekday } from '@/content/model/doctors/announced';
import {
  consultationWeek,
  everyDayInWords,
  type ConsultationDay,
} from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { announcedClosures, closedWeekdays } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { capitalised } from '@/content/fields/typography';
import { Consultations, type FaceOf } from './Consultations';
import { details } from './Consultations.css';
import * as styles from './ConsultationWeek.css';
import { NotOfOneDay } from './NotOfOneDay';
import { bar } from './WeekBar.css';

interface Week {
  doctors: readonly Doctor[];
  closures: readonly Closure[];
  today: Day;
  faceOf: FaceOf;
}

function Weekday({
  of: { day, consultations },
  doctors,
  closures,
  today,
  faceOf,
}: Week & { of: ConsultationDay<Doctor> }) {
  const weekday = weekdayInWords(day);
  const titleId = `${weekday}-titre`;
  const lines = linesOfWeekday(doctors, day);
  const none = lines.length === 0 ? 'Pas de consultation.' : 'En général, pas de consultation.';
  return (
    <div id={weekday} role="group" aria-labelledby={titleId} className={styles.day}>
      <Heading level={3} look="item" id={titleId}>
        <span {...weekdayData(weekday)}>{capitalised(weekday)}</span>
      </Heading>
      {[...closedWeekdays(closures, day, today), ...lines].map(({ words, ...days }) => (
        <p key={words} {...onDays(days)} className={line}>
          {words}
        </p>
      ))}
      {consultations[0]?.rule.every === 'day' && (
        <p className={details}>{everyDayInWords(consultations)}</p>
      )}
      {consultations.length > 0 && (
        <Consultations of={consultations} faceOf={faceOf} className={styles.list} />
      )}
      {consultations.length === 0 && <p className={details}>{none}</p>}
    </div>
  );
}

/** A board from a desktop on; elsewhere one day, chosen in a bar. */
export function ConsultationWeek(week: Week) {
  const { doctors, closures, today, faceOf } = week;
  const { days, daily, byAppointment } = consultationWeek(doctors);
  const others = [
    { id: 'tous-les-jours', name: everyDayInWords(daily), of: daily },
    { id: 'sur-rendez-vous', name: 'Sur rendez-vous', of: byAppointment },
  ].filter(({ of }) => of.length > 0);
  return (
    <Section
      id={weekId}
      title="Qui consulte, jour par jour"
      intro="Jours habituels. Appelez avant de venir."
      isInner
    >
      {announcedClosures(closures, today).map((closed) => (
        <DatedLine key={closed.during.du} {...closed} />
      ))}
      {days.length > 0 && (
        <div className={styles.week}>
          <div className={bar}>
            <DayBar days={weekdayNames} />
          </div>
          {/* Before the days, so that a phone lays only one of them out. */}
          <InlineScript name="week" />
          {days.map((day) => (
            <Weekday key={day.day} of={day} {...week} />
          ))}
        </div>
      )}
      {others.map((part) => (
        <NotOfOneDay key={part.id} {...part} faceOf={faceOf} />
      ))}
      <InlineScript name="week" />
      <p className={styles.print}>
        <PrintButton label="Imprimer la semaine" />
      </p>
    </Section>
  );
}
