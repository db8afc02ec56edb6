import { DatedLine } from '@/components/ui/dated/DatedLine';
import { Heading } from '@/components/ui/heading/Heading';
import { Section } from '@/components/ui/section/Section';
import { absencesFrom, absenceWords } from '@/content/model/absence';
import { builtDay } from '@/content/model/build';
import { consultationWeek, type Consultation } from '@/content/model/consultation-week';
import type { Doctor } from '@/content/model/doctor';
import { routes, weekId } from '@/content/model/routes';
import * as styles from './ConsultationWeek.css';

/** When a doctor is away. Nothing of what was over when the site was built. */
function Absences({ absences }: Pick<Consultation, 'absences'>) {
  if (absences.length === 0) return null;
  return absencesFrom(absences, builtDay()).map((absence) => (
    <DatedLine key={absence.du} lead="Pas de consultation" {...absenceWords(absence)} />
  ));
}

function ConsultationRow({ consultation }: { readonly consultation: Consultation }) {
  const { name, specialty, hour, absences } = consultation;
  return (
    <li className={styles.row}>
      <a href={routes.doctor(name)}>{name}</a>
      <span className={styles.details}>
        {specialty}
        {hour !== undefined && `, ${hour}\u00a0h`}
      </span>
      <Absences absences={absences} />
    </li>
  );
}

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
      <div className={styles.week} data-week>
        {week.map(({ name: day, consultations }) => (
          <div key={day} className={styles.day}>
            <Heading level={3} look="item" color="heading">
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
