import { CountedList } from '@/components/ui/list/CountedList';
import { daysOffered, idOf, offeredInWords } from '@/content/model/booking/offered-days';
import type { OfferedDoctor } from '@/content/model/booking/request';
import { decode } from '@/content/model/calendar/code';
import { partsOfOccurrence } from '@/content/model/calendar/print';
import type { Noun } from '@/content/model/doctors/naming';
import { BackLink } from './BackLink';
import { BeforeDoctors, type SickNowProps } from './BeforeDoctors';
import * as styles from './DayStep.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

export function DayStep({
  doctor,
  noun,
  sickNow,
  request: { choice, now },
}: {
  doctor: OfferedDoctor;
  noun: Noun;
  sickNow: SickNowProps;
  request: Request;
}) {
  const { reason } = choice;
  // One doctor alone is not a choice: the step before is left out.
  const isAlone = reason?.doctors.length === 1;
  return (
    <>
      {isAlone && <BeforeDoctors reason={reason} sickNow={sickNow} />}
      <p>{`Consultation\u00a0: ${doctor.days}.`}</p>
      <CountedList className={styles.days}>
        {daysOffered(decode(doctor.code), now).map((day) => (
          <li key={idOf(day)} className={styles.cell}>
            <StepLink to={{ reason, doctor, day }} className={styles.day}>
              {typeof day === 'string'
                ? offeredInWords(day)
                : partsOfOccurrence(day).map((word) => (
                    <span key={word} className={styles.word}>
                      {`${word} `}
                    </span>
                  ))}
            </StepLink>
          </li>
        ))}
      </CountedList>
      <BackLink to={{ reason: isAlone ? undefined : reason }}>
        {isAlone || !reason ? 'Changer de motif' : `Un autre ${noun}`}
      </BackLink>
    </>
  );
}
