'use client';

import { StepHead } from '@/components/booking/steps/StepHead';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import type { Person } from '@/content/model/booking/message';
import { whomOf, type Offer } from '@/content/model/booking/request';
import type { Noun } from '@/content/model/doctors/naming';
import * as styles from './AppointmentRequest.css';
import { DayStep } from './DayStep';
import { DoctorStep } from './DoctorStep';
import { blankPerson, keptPerson } from './kept-person';
import type { Reach } from '@/content/model/booking/reach';
import { MessageStep } from './MessageStep';
import { PersonStep } from './PersonStep';
import type { SickNowProps } from './BeforeDoctors';
import type { AfterSending } from './SentStep';
import { Summary } from './Summary';
import { firstStep, goneWords, headingOf, stepOf, stepsDone, stepsWith } from './steps';
import { useFirstStep } from './use-first-step';
import { useIsPainted } from './use-is-painted';
import { useRequest, type Request } from './use-request';

export interface AppointmentRequestProps extends Offer, AfterSending {
  /** Of the panel; also the prefix of the ids of its fields. */
  id: string;
  noun: Noun;
  reach: Reach;
  sickNow: SickNowProps;
  policyHref: string;
}

function CurrentStep({
  id,
  reach,
  sickNow,
  policyHref,
  noun,
  request,
  person,
  done,
  whatToBring,
  wayHref,
  changeHref,
  ...offer
}: AppointmentRequestProps & { request: Request; person: Person; done: number }) {
  const { choice } = request;
  const { doctor, day } = choice;
  const shown = { sickNow, request };
  const after = { whatToBring, wayHref, changeHref };
  if (!doctor) return <DoctorStep {...shown} offer={offer} />;
  if (!day) return <DayStep {...shown} {...{ doctor, noun, offer, wayHref }} />;
  const chosen = { choice, doctor, day, person };
  if (done === 3) return <MessageStep {...chosen} {...after} reach={reach} />;
  return (
    <PersonStep
      {...chosen}
      id={id}
      noun={noun}
      policyHref={policyHref}
      ways={reach.ways}
      nationalDigits={reach.nationalDigits}
    />
  );
}

/** Leads to a message that the visitor sends (docs/requirements.md § 1). The first step is `ReasonStep`. */
export function AppointmentRequest(props: AppointmentRequestProps) {
  const { id, noun } = props;
  const first = props.doctors.length === 0 ? 'motif' : noun;
  const request = useRequest(props);
  const kept = useBrowserValue(keptPerson.follow, keptPerson.read, blankPerson);
  const person = { ...kept, whom: kept.whom || whomOf(request?.choice.reason) };
  const done = request ? stepsDone(request.choice, person) : 0;
  const step = request && stepOf(request.choice, done);
  useFirstStep(id, step);
  const isPainted = useIsPainted(step);
  const gone = request && isPainted ? goneWords(request.choice, noun) : undefined;
  return (
    <>
      <StepHead
        panelId={id}
        step={step}
        steps={stepsWith(first)}
        done={done}
        heading={headingOf(request?.choice ?? {}, done, first)}
      />
      <Summary
        choice={request?.choice ?? {}}
        days={person.days}
        patient={done === 3 ? `${person.firstName} ${person.lastName}\n${person.phone}` : undefined}
      />
      {gone !== undefined && (
        <p key={gone} role="status">
          {gone}
        </p>
      )}
      {isPainted && request && step !== firstStep && (
        <div className={styles.body}>
          <CurrentStep {...props} request={request} person={person} done={done} />
        </div>
      )}
    </>
  );
}
