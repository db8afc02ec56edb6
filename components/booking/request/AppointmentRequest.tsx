'use client';

import { StepHeading } from '@/components/booking/steps/StepHeading';
import { StepIndicator } from '@/components/booking/steps/StepIndicator';
import { panel } from '@/components/booking/steps/steps.css';
import { useStepFocus } from '@/components/booking/steps/use-step-focus';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { whomOf, type Offer, type Person } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { DayStep } from './DayStep';
import { DoctorStep } from './DoctorStep';
import { blankPerson, keptPerson } from './kept-person';
import { MessageStep, type Reach } from './MessageStep';
import { PersonStep } from './PersonStep';
import { ReasonStep, type TileReason } from './ReasonStep';
import { goneWords, headingOf, stepOf, steps, stepsDone } from './steps';
import { useIsPainted } from './use-is-painted';
import { useRequest, type Request } from './use-request';

export interface AppointmentRequestProps extends Offer {
  reasons: readonly TileReason[];
  /** Also the prefix of the ids of its fields. */
  id: string;
  reach: Reach;
  doctorsHref: string;
  policyHref: string;
}

function CurrentStep({
  id,
  reach,
  policyHref,
  request,
  person,
  ...offer
}: AppointmentRequestProps & { request: Request | null; person: Person }) {
  if (!request) return <ReasonStep {...offer} go={undefined} />;
  const { choice, go } = request;
  const { reason, doctor, day } = choice;
  if (!doctor)
    return reason || day ? (
      <DoctorStep offer={offer} request={request} />
    ) : (
      <ReasonStep {...offer} go={go} />
    );
  if (!day) return <DayStep choice={choice} doctor={doctor} request={request} />;
  const chosen = { choice, doctor, day, person, go };
  if (stepsDone(choice, person) < 3)
    return <PersonStep {...chosen} id={id} policyHref={policyHref} />;
  return <MessageStep {...chosen} reach={reach} />;
}

/** Leads to a message that the visitor sends (docs/requirements.md § 1). Nothing is sent by the page. */
export function AppointmentRequest(props: AppointmentRequestProps) {
  const { id } = props;
  const request = useRequest(props);
  const kept = useBrowserValue(keptPerson.follow, keptPerson.read, blankPerson);
  const person = { ...kept, whom: kept.whom || whomOf(request?.choice.reason) };
  const done = request ? stepsDone(request.choice, person) : 0;
  const step = request && stepOf(request.choice, done);
  useStepFocus(id, step);
  const isPainted = useIsPainted(step);
  const gone = request && isPainted ? goneWords(request.choice) : undefined;
  return (
    <div id={id} className={`${panel} ${styles.room} ${request ? '' : styles.unread}`}>
      <StepIndicator steps={steps} done={done} />
      <StepHeading key={step}>{headingOf(request?.choice ?? {}, done)}</StepHeading>
      {gone !== undefined && <p role="status">{gone}</p>}
      {isPainted && <CurrentStep {...props} request={request} person={person} />}
    </div>
  );
}
