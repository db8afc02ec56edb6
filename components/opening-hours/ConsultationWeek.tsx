import { DatedLine } from '@/components/ui/dated/DatedLine';
import { Heading } from '@/components/ui/heading/Heading';
import { LinkList } from '@/components/ui/link/LinkList';
import { Section } from '@/components/ui/section/Section';
import { announcedAbsences } from '@/content/model/absence';
import { consultationWeek, type Consultation } from '@/content/model/consultation-week';
import type { Doctor } from '@/content/model/doctor';
import { routes, weekId } from '@/content/model/routes';
import * as styles from './ConsultationWeek.css';

function ConsultationRow({ consultation }: { readonly consultation: Consultation }) {
  const { name, specialty, hour, absences } = consultation;
  return (
    <li className={styles.row}>
      <a href={routes.doctor(name)}>{name}</a>
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

/** Who receives on which day, and who is away, from the days on the doctors' cards. A script marks today's (`installMarkToday`). */
export function ConsultationWeek({ doctors }: { readonly doctors: readonly Doctor[] }) {
  const week = consultationWeek(doctors);
  const isDaily = week.some(({ name }) => name === 'Tous les jours');
  const whenNobody = isDaily ? 'Les médecins de tous les jours.' : 'Pas de consultation.';
  return (
    <Section
      id={weekId}
      title="Qui consulte, jour par jour"
      intro={`En général\u00a0: appelez ou écrivez avant de venir.`}
    >
      <nav aria-label="Jours" className={styles.days}>
        <LinkList isRow links={week.map(({ name }) => ({ label: name, href: `#${idOf(name)}` }))} />
      </nav>
      <div className={styles.week} data-week>
        {week.map(({ name: day, consultations }) => (
          <div key={day} className={styles.day}>
            <Heading level={3} look="item" color="heading" id={idOf(day)}>
              {day}
            </Heading>
            {consultations.length === 0 ? (
              <p className={styles.details}>{whenNobody}</p>
            ) : (
              <ul>
                {consultations.map((consultation) => (
                  <ConsultationRow key={consultation.name} consultation={consultation} />
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
