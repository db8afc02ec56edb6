import { CountedList } from '@/components/ui/list/CountedList';
import { daysOffered, idOf, offeredInWords } from '@/content/model/booking/offered-days';
import type { Choice, OfferedDoctor } from '@/content/model/booking/request';
import { decode } from '@/content/model/calendar/code';
import { partsOfOccurrence } from '@/content/model/calendar/print';
import type { Noun } from '@/content/model/doctors/naming';
import { BackLink } from './BackLink';
import * as styles from './DayStep.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

/** The step before, without a step that would offer one doctor alone. */
const othersOf = ({ reason, isMade }: Choice): Choice => ({
  reason: reason && reason.doctors.length > 1 ? reason : undefined,
  isMade,
});

export function DayStep({
  doctor,
  noun,
  request: { choice, now },
}: {
  doctor: OfferedDoctor;
  noun: Noun;
  request: Request;
}) {
  const { reason, isMade } = choice;
  return (
    <>
      <p>{`Consultation\u00a0: ${doctor.days}.`}</p>
      <CountedList className={styles.days}>
        {daysOffered(decode(doctor.code), now, isMade).map((day) => (
          <li key={idOf(day)} className={styles.cell}>
            <StepLink to={{ reason, doctor, day, isMade }} className={styles.day}>
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
      <BackLink to={othersOf(choice)}>Un autre {noun}</BackLink>
    </>
  );
}
