import {
  doctorsFor,
  doctorsOn,
  type Candidate,
  type Choice,
  type Offer,
} from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import { clinicMoment } from '@/content/model/opening-hours/clinic-time';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

/** « Dès samedi 28 novembre, 9H », or the usual days; the hour alone when the day is chosen. */
function whenOf({ doctor, next }: Candidate, { day }: Choice): string {
  if (!next) return slotsLabel(doctor.consultation);
  return day ? next.label.slice(day.label.length + 2) : `Dès ${next.label}`;
}

function DoctorLink({ candidate, request }: { candidate: Candidate; request: Request }) {
  const { choice, go } = request;
  const { doctor, next } = candidate;
  const day = choice.day && next;
  return (
    <StepLink to={{ reason: choice.reason, doctor, day }} go={go} className={styles.option}>
      <b>{doctor.name}</b>
      <span>{doctor.specialty}</span>
      <span>{whenOf(candidate, choice)}</span>
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
      {now && day?.id === clinicMoment(now).day && (
        <p>Seuls restent ceux dont la consultation n’a pas commencé.</p>
      )}
      <ul className={styles.options}>
        {candidates.map((candidate) => (
          <li key={candidate.doctor.slug}>
            <DoctorLink candidate={candidate} request={request} />
          </li>
        ))}
      </ul>
      <p>
        <StepLink to={{}} go={request.go} className={styles.other}>
          {reason ? 'Un autre motif' : 'Un autre jour, selon le motif'}
        </StepLink>
      </p>
    </>
  );
}
