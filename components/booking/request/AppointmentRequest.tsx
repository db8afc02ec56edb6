'use client';

import { panel } from '@/components/booking/wizard/BookingWizard.css';
import { StepIndicator } from '@/components/booking/wizard/StepIndicator';
import { useStepFocus } from '@/components/booking/wizard/use-step-focus';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { isWhole, type Choice, type Offer, type Person } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { DayStep } from './DayStep';
import { DoctorStep } from './DoctorStep';
import { blankPerson, keptPerson } from './kept-person';
import { MessageStep, type Reach } from './MessageStep';
import { PersonStep } from './PersonStep';
import { ReasonStep, type TileReason } from './ReasonStep';
import { useRequest, type Request } from './use-request';

export interface AppointmentRequestProps extends Offer {
  reasons: readonly TileReason[];
  /** Also the prefix of the ids of its fields. */
  id: string;
  reach: Reach;
}

const steps = ['Médecin', 'Jour', 'Patient', 'Demande'];

/** Returns the number of completed steps. */
function stepsDone({ doctor, day, isWritten }: Choice, person: Person): number {
  if (!doctor) return 0;
  if (!day) return 1;
  return isWritten === true && isWhole(person, day) ? 3 : 2;
}

function CurrentStep({
  id,
  reach,
  request,
  person,
  ...offer
}: AppointmentRequestProps & { request: Request | null; person: Person }) {
  if (!request) return <ReasonStep reasons={offer.reasons} gone={undefined} go={undefined} />;
  const { choice, go } = request;
  const { reason, doctor, day } = choice;
  if (!doctor)
    return reason || day ? (
      <DoctorStep offer={offer} request={request} />
    ) : (
      <ReasonStep reasons={offer.reasons} gone={choice.gone} go={go} />
    );
  if (!day) return <DayStep choice={choice} doctor={doctor} request={request} />;
  if (stepsDone(choice, person) < 3)
    return <PersonStep id={id} choice={choice} person={person} go={go} />;
  return (
    <MessageStep choice={choice} doctor={doctor} day={day} person={person} reach={reach} go={go} />
  );
}

const stepOf = ({ choice: { reason, day } }: Request, done: number) =>
  done === 0 ? `${String(day?.id)} ${String(reason?.id)}` : String(done);

/** Leads to a message that the visitor sends (docs/requirements.md § 1). Nothing is sent by the page. */
export function AppointmentRequest(props: AppointmentRequestProps) {
  const { id } = props;
  const request = useRequest(props);
  const person = useBrowserValue(keptPerson.follow, keptPerson.read, blankPerson);
  const done = request ? stepsDone(request.choice, person) : 0;
  useStepFocus(id, request && stepOf(request, done));
  return (
    <div id={id} className={`${panel} ${styles.room} ${request ? '' : styles.unread}`}>
      <StepIndicator steps={steps} done={done} />
      <CurrentStep {...props} request={request} person={person} />
    </div>
  );
}
