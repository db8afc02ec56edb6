import { StepHeading } from '@/components/booking/wizard/StepHeading';
import { doctorsFor, type Offer, type Reason } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

export function DoctorStep({
  reason,
  offer,
  request: { calendar, go },
}: {
  reason: Reason;
  offer: Offer;
  request: Request;
}) {
  return (
    <>
      <StepHeading>{`Qui voulez-vous voir\u00a0? ${reason.title}`}</StepHeading>
      <ul className={styles.options}>
        {doctorsFor(reason, offer, calendar.now, calendar.closures).map(({ doctor, next }) => (
          <li key={doctor.slug}>
            <StepLink to={{ reason, doctor }} go={go} className={styles.option}>
              <b>{doctor.name}</b>
              <span>{doctor.specialty}</span>
              <span>{next === undefined ? 'Sur rendez-vous' : `Dès ${next}`}</span>
            </StepLink>
          </li>
        ))}
      </ul>
      <p>
        <StepLink to={{}} go={go} className={styles.other}>
          Un autre motif
        </StepLink>
      </p>
    </>
  );
}
