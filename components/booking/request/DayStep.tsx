import { daysOffered } from '@/content/model/booking/offered-days';
import type { Choice, OfferedDoctor } from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import { isAwayOn } from '@/content/model/doctors/consultations-on';
import { clinicMoment } from '@/content/model/opening-hours/clinic-time';
import { uncapitalised } from '@/content/model/pages/typography';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

interface DayStepProps {
  doctor: OfferedDoctor;
  request: Request;
}

function Days({ doctor, request: { choice, calendar } }: DayStepProps) {
  const { reason, isMade } = choice;
  const { now, closures } = calendar;
  return (
    <ul className={styles.options}>
      {daysOffered(doctor, now, closures, isMade).map((day) => (
        <li key={day.id}>
          <StepLink to={{ reason, doctor, day, isMade }} className={styles.option}>
            {day.label}
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

/** The step before, without a step that would offer one doctor alone. */
const othersOf = ({ reason, isMade }: Choice): Choice => ({
  reason: reason && reason.doctors.length > 1 ? reason : undefined,
  isMade,
});

export function DayStep(props: DayStepProps) {
  const { doctor, request } = props;
  const { now, closures } = request.calendar;
  const today = now && clinicMoment(now).day;
  const isAway = today !== undefined && isAwayOn(doctor, today, closures);
  return (
    <>
      <p key={today}>
        <b>{doctor.name}</b>, {uncapitalised(doctor.specialty)}
        {'\u00a0'}: {slotsLabel(doctor.consultation)}.{isAway && ' Ne consulte pas aujourd’hui.'}
      </p>
      <Days {...props} />
      <p>
        <StepLink to={othersOf(request.choice)} className={styles.other}>
          Un autre médecin
        </StepLink>
      </p>
    </>
  );
}
