import { weekdayInWords } from '@/content/model/calendar/day';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { classNames } from '@/components/ui/class-names/class-names';
import { onDays } from '@/components/ui/dated/dated';
import { line } from '@/components/ui/dated/DatedLine.css';
import { weekData, weekdayData, weekdayName } from '@/components/ui/dated/weekdays';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { Section } from '@/components/ui/section/Section';
import { weekId } from '@/content/model/clinic/routes';
import {
  consultationWeek,
  everyDayInWords,
  type ConsultationDay,
} from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { closedWeekdays } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import { capitalised } from '@/content/fields/typography';
import { Consultations } from './Consultations';
import { details } from './Consultations.css';
import * as styles from './ConsultationWeek.css';

const dailyId = 'tous-les-jours';

const dailyInWords = (count: number): string =>
  `Tous les jours\u00a0: ${count}\u00a0${count === 1 ? 'médecin' : 'médecins'}`;

function Day({
  id,
  name,
  weekday,
  className,
  children,
}: {
  id: string;
  name: string;
  weekday?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      open
      className={classNames(styles.day, className)}
      {...(weekday !== undefined && weekdayData(weekday))}
    >
      <summary className={styles.summary}>
        <Heading level={3} look="item" id={id}>
          <span {...(weekday !== undefined && weekdayName)}>{name}</span>
        </Heading>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}

function Weekday({
  of: { day, consultations, daily },
  closures,
}: {
  of: ConsultationDay;
  closures: readonly Closure[];
}) {
  const weekday = weekdayInWords(day);
  return (
    <Day id={weekday} name={capitalised(weekday)} weekday={weekday}>
      {closedWeekdays(closures, day).map(({ words, ...days }) => (
        <p key={days.au} {...onDays(days)} className={line}>
          {words}
        </p>
      ))}
      {consultations.length > 0 && <Consultations of={consultations} />}
      {daily > 0 && (
        <p className={consultations.length > 0 ? styles.daily : styles.dailyAlone}>
          <a href={`#${dailyId}`} className={styles.dailyLink}>
            {dailyInWords(daily)}
          </a>
        </p>
      )}
      {consultations.length === 0 && daily === 0 && <p className={details}>Pas de consultation.</p>}
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
          <Weekday key={day.day} of={day} closures={closures} />
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
