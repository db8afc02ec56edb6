import { CountedList } from '@/components/ui/list/CountedList';
import { candidatesFor, type Candidate, type Offer } from '@/content/model/booking/request';
import { idOf } from '@/content/model/booking/offered-days';
import { capitalised } from '@/content/fields/typography';
import { occurrenceInWords } from '@/content/model/calendar/print';
import * as styles from './AppointmentRequest.css';
import { BackLink } from './BackLink';
import { BeforeDoctors, type SickNowProps } from './BeforeDoctors';
import { StepLink } from './StepLink';
import type { Request } from './use-request';
import { Who } from './Who';

/** « Samedi 28 novembre, à partir de 9H », or the usual days. */
const whenOf = ({ doctor, next }: Candidate): string =>
  capitalised(next ? occurrenceInWords(next) : doctor.days);

/** Whether the first comes before all others. */
const isSoonest = ([one, other]: readonly Candidate[]): boolean =>
  !!one?.next && !!other?.next && idOf(one.next) < idOf(other.next);

/** The doctors of a reason. */
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
  const { reason } = choice;
  const candidates = candidatesFor(reason, offer, now);
  return (
    <>
      {reason && <BeforeDoctors reason={reason} sickNow={sickNow} />}
      <CountedList className={styles.options}>
        {candidates.map((candidate, index) => {
          const { doctor } = candidate;
          const isFirst = index === 0 && isSoonest(candidates);
          return (
            <li key={doctor.slug}>
              <StepLink to={{ ...choice, doctor }} className={styles.option}>
                <Who
                  doctor={doctor}
                  mark={isFirst ? 'Le plus tôt' : undefined}
                  lines={[doctor.name, doctor.specialty, whenOf(candidate)]}
                />
              </StepLink>
            </li>
          );
        })}
      </CountedList>
      <BackLink to={{}}>Changer de motif</BackLink>
    </>
  );
}
