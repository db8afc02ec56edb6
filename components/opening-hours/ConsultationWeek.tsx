import { DatedLine } from '@/components/ui/dated/DatedLine';
import { slotData } from '@/components/ui/dated/slots';
import { Heading } from '@/components/ui/heading/Heading';
import { Section } from '@/components/ui/section/Section';
import { announcedAbsences } from '@/content/model/doctors/absence';
import {
  consultationWeek,
  everyDay,
  type Consultation,
  type ConsultationDay,
} from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { routes, weekId } from '@/content/model/clinic/routes';
import * as styles from './ConsultationWeek.css';

function ConsultationRow({ consultation }: { consultation: Consultation }) {
  const { name, specialty, hour, absences } = consultation;
  return (
    <li className={styles.row}>
      <a href={routes.doctor(name)} className={styles.doctor}>
        {name}
      </a>
      <span className={styles.details}>
        {specialty}
        {hour !== undefined && `, ${hour}\u00a0h`}
      </span>
      {announcedAbsences(absences).map(({ du, before, during }) => (
        <DatedLine key={du} lead="Pas de consultation" before={before} during={during} />
      ))}
    </li>
  );
}

const idOf = (day: string) => day.toLowerCase().replaceAll(' ', '-');

function DayLinks({ week }: { week: readonly ConsultationDay[] }) {
  return (
    <nav aria-label="Jours">
      <ul className={styles.days}>
        {week.map(({ name }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} {...slotData(name)} className={styles.dayLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Day({
  day: { name, consultations, isWeekday },
  isAnyDaily,
}: {
  day: ConsultationDay;
  isAnyDaily: boolean;
}) {
  return (
    <div className={styles.day}>
      <Heading level={3} look="item" color="heading" id={idOf(name)} {...slotData(name)}>
        {name}
      </Heading>
      {consultations.length > 0 && (
        <ul>
          {consultations.map((consultation) => (
            <ConsultationRow key={consultation.name} consultation={consultation} />
          ))}
        </ul>
      )}
      {isWeekday && isAnyDaily && (
        <p className={styles.row}>
          <a href={`#${idOf(everyDay)}`} className={styles.doctor}>
            Les médecins de tous les jours
          </a>
        </p>
      )}
      {consultations.length === 0 && !isAnyDaily && (
        <p className={styles.details}>Pas de consultation.</p>
      )}
    </div>
  );
}

/** `installMarkToday` marks today's heading and link. */
export function ConsultationWeek({ doctors }: { doctors: readonly Doctor[] }) {
  const week = consultationWeek(doctors);
  const isAnyDaily = week.some(({ name }) => name === everyDay);
  if (doctors.length === 0) return null;
  return (
    <Section
      id={weekId}
      title="Qui consulte, jour par jour"
      intro={`En général\u00a0: appelez ou écrivez avant de venir.`}
    >
      <DayLinks week={week} />
      <div className={styles.week}>
        {week.map((day) => (
          <Day key={day.name} day={day} isAnyDaily={isAnyDaily} />
        ))}
      </div>
    </Section>
  );
}
