import { StepHeading } from '@/components/booking/wizard/StepHeading';
import { doctorsFor, doctorsOn, type Candidate, type Offer } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

function DoctorLink({
  candidate: { doctor, next },
  request,
}: {
  candidate: Candidate;
  request: Request;
}) {
  const { choice, go } = request;
  const day = choice.day && next;
  return (
    <StepLink to={{ reason: choice.reason, doctor, day }} go={go} className={styles.option}>
      <b>{doctor.name}</b>
      <span>{doctor.specialty}</span>
      <span>{next ? `Dès ${next.label}` : 'Sur rendez-vous'}</span>
    </StepLink>
  );
}

/** The doctors of a reason, or of a day. */
export function DoctorStep({ offer, request }: { offer: Offer; request: Request }) {
  const { reason, day } = request.choice;
  const { now, closures } = request.calendar;
  const candidates = reason
    ? doctorsFor(reason, offer, now, closures)
    : doctorsOn(String(day?.id), offer, now, closures);
  return (
    <>
      <StepHeading>
        {reason
          ? `Qui voulez-vous voir\u00a0? ${reason.title}`
          : `Qui voulez-vous voir ${String(day?.label)}\u00a0?`}
      </StepHeading>
      <ul className={styles.options}>
        {candidates.map((candidate) => (
          <li key={candidate.doctor.slug}>
            <DoctorLink candidate={candidate} request={request} />
          </li>
        ))}
      </ul>
      <p>
        <StepLink to={{}} go={request.go} className={styles.other}>
          Un autre motif
        </StepLink>
      </p>
    </>
  );
}
