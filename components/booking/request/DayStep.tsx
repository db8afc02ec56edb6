import { daysOffered } from '@/content/model/booking/offered-days';
import type { Choice, OfferedDoctor } from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import { isAwayOn } from '@/content/model/doctors/consultations-on';
import { clinicMoment } from '@/content/model/opening-hours/clinic-time';
import { uncapitalised } from '@/content/model/pages/typography';
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
  request: { choice, calendar },
}: {
  doctor: OfferedDoctor;
  request: Request;
}) {
  const { reason, isMade } = choice;
  const { now, closures } = calendar;
  const today = now && clinicMoment(now).day;
  const isAway = today !== undefined && isAwayOn(doctor, today, closures);
  return (
    <>
      <p key={today}>
        <b>{doctor.name}</b>, {uncapitalised(doctor.specialty)}
        {'\u00a0'}: {slotsLabel(doctor.consultation)}.{isAway && ' Ne consulte pas aujourd’hui.'}
      </p>
      <ul className={styles.options}>
        {daysOffered(doctor, now, closures, isMade).map((day) => (
          <li key={day.id}>
            <StepLink to={{ reason, doctor, day, isMade }} className={styles.option}>
              {day.label}
            </StepLink>
          </li>
        ))}
      </ul>
      <BackLink to={othersOf(choice)}>Un autre médecin</BackLink>
    </>
  );
}
