import { CountedList } from '@/components/ui/list/CountedList';
import {
  candidatesFor,
  dateOf,
  type Candidate,
  type Choice,
  type Offer,
} from '@/content/model/booking/request';
import { capitalised } from '@/content/fields/typography';
import { momentOf } from '@/content/model/calendar/now';
import { fromInWords, occurrenceInWords } from '@/content/model/calendar/print';
import * as styles from './AppointmentRequest.css';
import { BackLink } from './BackLink';
import { BeforeDoctors, type SickNowProps } from './BeforeDoctors';
import { StepLink } from './StepLink';
import type { Request } from './use-request';
import { Who } from './Who';

/** « Samedi 28 novembre, à partir de 9H », or the usual days; the hour alone when the day is chosen. */
function whenOf({ doctor, next }: Candidate, { day }: Choice): string {
  if (!next) return capitalised(doctor.days);
  if (!day) return capitalised(occurrenceInWords(next));
  return next.period ? capitalised(fromInWords(next.period)) : '';
}

/** The doctors of a reason or of a day. */
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
  const { reason, day } = choice;
  const candidates = candidatesFor(choice, offer, now);
  return (
    <>
      {reason && <BeforeDoctors reason={reason} sickNow={sickNow} />}
      {now && dateOf(day) === momentOf(now).day && (
        <p>Seuls restent ceux dont la consultation n’a pas commencé.</p>
      )}
      <CountedList className={styles.options}>
        {candidates.map((candidate, index) => {
          const { doctor, next } = candidate;
          const isFirst = index === 0 && !day && candidates[1]?.next !== undefined;
          return (
            <li key={doctor.slug}>
              <StepLink to={{ ...choice, doctor, day: day && next }} className={styles.option}>
                <Who
                  doctor={doctor}
                  mark={isFirst ? 'Le plus tôt' : undefined}
                  lines={[doctor.name, doctor.specialty, whenOf(candidate, choice)]}
                />
              </StepLink>
            </li>
          );
        })}
      </CountedList>
      {reason && day && <BackLink to={{ reason }}>Un autre jour</BackLink>}
      <BackLink to={{}}>{reason ? 'Changer de motif' : 'Un autre jour, selon le motif'}</BackLink>
    </>
  );
}
