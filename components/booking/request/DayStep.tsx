import { dayTile } from '@/components/theme/day-tile.css';
import { CountedList } from '@/components/ui/list/CountedList';
import {
  daysOffered,
  idOf,
  offeredInWords,
  type Offered,
} from '@/content/model/booking/offered-days';
import { timetableFor, type Offer, type OfferedDoctor } from '@/content/model/booking/request';
import { decode } from '@/content/model/calendar/code';
import { partsOfOccurrence } from '@/content/model/calendar/print';
import { hasDays } from '@/content/model/calendar/timetable';
import type { Noun } from '@/content/model/doctors/naming';
import { areWalkIn } from '@/content/model/doctors/slot-words';
import { other } from './AppointmentRequest.css';
import { BackLink } from './BackLink';
import { BeforeDoctors, type SickNowProps } from './BeforeDoctors';
import * as styles from './DayStep.css';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

interface DayStepProps {
  doctor: OfferedDoctor;
  noun: Noun;
  offer: Pick<Offer, 'wished' | 'notice'>;
  wayHref: string;
  sickNow: SickNowProps;
  request: Request;
}

function Day({ day, ...choice }: Request['choice'] & { day: Offered }) {
  const isRight = day === 'autre' || (day !== 'premier' && day.period?.half === 'après-midi');
  return (
    <li className={isRight ? styles.right : styles.left}>
      <StepLink to={{ ...choice, day }} className={dayTile}>
        {typeof day === 'string'
          ? offeredInWords(day)
          : partsOfOccurrence(day).map((word) => <span key={word}>{`${word} `}</span>)}
      </StepLink>
    </li>
  );
}

function Days({ doctor, offer, request: { choice, now } }: DayStepProps) {
  const own = decode(doctor.code);
  return (
    <>
      {hasDays(own) && <p>{`Consultation\u00a0: ${doctor.days}.`}</p>}
      <CountedList className={hasDays(own) ? styles.days : styles.wished}>
        {daysOffered(timetableFor(doctor, offer), now, offer.notice).map((day) => (
          <Day key={idOf(day)} reason={choice.reason} doctor={doctor} day={day} />
        ))}
      </CountedList>
    </>
  );
}

/** Of who receives without an appointment. */
const Come = ({ doctor, wayHref }: DayStepProps) => (
  <p>
    {`${doctor.days}. `}
    <a href={wayHref} className={other}>
      Venez
    </a>
  </p>
);

export function DayStep(props: DayStepProps) {
  const { doctor, noun, sickNow, request } = props;
  const { reason } = request.choice;
  // One doctor alone is not a choice: the step before is left out.
  const isAlone = reason && reason.doctors.length < 2;
  return (
    <>
      {isAlone && <BeforeDoctors reason={reason} sickNow={sickNow} />}
      {areWalkIn(decode(doctor.code).rules) ? <Come {...props} /> : <Days {...props} />}
      <BackLink to={{ reason: isAlone ? undefined : reason }}>
        {isAlone || !reason ? 'Changer de motif' : `Un autre ${noun}`}
      </BackLink>
    </>
  );
}
