import { CountedList } from '@/components/ui/list/CountedList';
import { daysOffered } from '@/content/model/booking/offered-days';
import type { Choice, OfferedDoctor } from '@/content/model/booking/request';
import { decode } from '@/content/model/calendar/code';
import { momentOf } from '@/content/model/calendar/now';
import type { Noun } from '@/content/model/doctors/naming';
import { dayOf } from '@/content/model/calendar/timetable';
import { uncapitalised } from '@/content/fields/typography';
import * as styles from './AppointmentRequest.css';
import { BackLink } from './BackLink';
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
  const today = now && momentOf(now).day;
  const timetable = decode(doctor.code);
  const isAway = today !== undefined && dayOf(timetable, today).away !== undefined;
  return (
    <>
      <p key={today}>
        <b>{doctor.name}</b>, {uncapitalised(doctor.specialty)}
        {'\u00a0'}: {doctor.days}.{isAway && ' Ne consulte pas aujourd’hui.'}
      </p>
      <CountedList className={styles.options}>
        {daysOffered(timetable, now, isMade).map((day) => (
          <li key={day.id}>
            <StepLink to={{ reason, doctor, day, isMade }} className={styles.option}>
              {day.label}
            </StepLink>
          </li>
        ))}
      </CountedList>
      <BackLink to={othersOf(choice)}>Un autre {noun}</BackLink>
    </>
  );
}
