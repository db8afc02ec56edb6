import { daysOffered, type Choice, type OfferedDoctor } from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import { isAwayOn } from '@/content/model/doctors/consultations-on';
import { clinicMoment } from '@/content/model/opening-hours/clinic-time';
import { uncapitalised } from '@/content/model/pages/typography';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

function Days({ choice, doctor, request }: DayStepProps) {
  const { now, closures } = request.calendar;
  return (
    <ul className={styles.options}>
      {daysOffered(doctor, now, closures).map((day) => (
        <li key={day.id}>
          <StepLink
            to={{ reason: choice.reason, doctor, day }}
            go={request.go}
            className={styles.option}
          >
            {day.label}
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

interface DayStepProps {
  choice: Choice;
  doctor: OfferedDoctor;
  request: Request;
}

export function DayStep(props: DayStepProps) {
  const { choice, doctor, request } = props;
  const { now, closures } = request.calendar;
  const reason = choice.reason && choice.reason.doctors.length > 1 ? choice.reason : undefined;
  return (
    <>
      <p>
        <b>{doctor.name}</b>, {uncapitalised(doctor.specialty)}
        {'\u00a0'}: {slotsLabel(doctor.consultation)}.
        {now &&
          isAwayOn(doctor, clinicMoment(now).day, closures) &&
          ' Ne consulte pas aujourd’hui.'}
      </p>
      <Days {...props} />
      <p>
        <StepLink to={{ reason }} go={request.go} className={styles.other}>
          Un autre médecin
        </StepLink>
      </p>
    </>
  );
}
