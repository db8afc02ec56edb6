import { CountedList } from '@/components/ui/list/CountedList';
import {
  candidatesFor,
  dateOf,
  type Candidate,
  type Choice,
  type Offer,
} from '@/content/model/booking/request';
import { momentOf } from '@/content/model/calendar/now';
import { occurrenceInWords, periodInWords } from '@/content/model/calendar/print';
import { nounFor } from '@/content/model/doctors/naming';
import * as styles from './AppointmentRequest.css';
import { BackLink } from './BackLink';
import { SickNow, type SickNowProps } from './SickNow';
import { StepLink } from './StepLink';
import type { Request } from './use-request';
import { Who } from './Who';

/** « Dès samedi 28 novembre, 9H », or the usual days; the hour alone when the day is chosen. */
function whenOf({ doctor, next }: Candidate, { day, isMade }: Choice): string[] {
  if (isMade) return [];
  if (!next) return [doctor.days];
  if (!day) return [`Dès ${occurrenceInWords(next)}`];
  return next.period ? [periodInWords(next.period)] : [];
}

function Option({ to, lines }: { to: Choice; lines: readonly string[] }) {
  return (
    <StepLink to={to} className={styles.option}>
      <Who doctor={to.doctor} lines={lines} />
    </StepLink>
  );
}

function FirstAvailable({
  reason,
  candidates,
}: Pick<Choice, 'reason'> & { candidates: readonly Candidate[] }) {
  const [first, second] = candidates;
  if (!first?.next || !second?.next) return null;
  const { doctor, next } = first;
  return (
    <Option
      to={{ reason, doctor, day: next }}
      lines={[
        `Le premier ${nounFor(candidates.map((one) => one.doctor))} disponible`,
        doctor.name,
        occurrenceInWords(next),
      ]}
    />
  );
}

function otherWords({ reason, isMade }: Choice): string {
  if (isMade) return 'Demander un rendez-vous';
  return reason ? 'Un autre motif' : 'Un autre jour, selon le motif';
}

/** The doctors of a reason or of a day; all of them where an appointment is already made. */
export function DoctorStep({
  offer,
  sickNow,
  request,
}: {
  offer: Offer;
  sickNow: SickNowProps;
  request: Request;
}) {
  const { choice, now } = request;
  const { reason, day, isMade } = choice;
  const candidates = candidatesFor(choice, offer, now);
  return (
    <>
      {reason?.isUrgent && <SickNow {...sickNow} />}
      {isMade && <Option to={{ isMade, day: 'autre' }} lines={['Je ne sais plus']} />}
      {reason && <FirstAvailable reason={reason} candidates={candidates} />}
      {now && dateOf(day) === momentOf(now).day && (
        <p>Seuls restent ceux dont la consultation n’a pas commencé.</p>
      )}
      <CountedList className={styles.options}>
        {candidates.map((candidate) => (
          <li key={candidate.doctor.slug}>
            <Option
              to={{ ...choice, doctor: candidate.doctor, day: day && candidate.next }}
              lines={[
                candidate.doctor.name,
                candidate.doctor.specialty,
                ...whenOf(candidate, choice),
              ]}
            />
          </li>
        ))}
      </CountedList>
      <BackLink to={{}}>{otherWords(choice)}</BackLink>
    </>
  );
}
