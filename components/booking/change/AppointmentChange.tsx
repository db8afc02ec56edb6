'use client';

import { useIsPainted } from '@/components/booking/request/use-is-painted';
import { openedWords } from '@/components/booking/send/opened-words';
import { Sending } from '@/components/booking/send/Sending';
import { Sent } from '@/components/booking/send/Sent';
import { StepHead } from '@/components/booking/steps/StepHead';
import { pushQuery } from '@/components/ui/address/address';
import { useQuery, useRightQuery } from '@/components/ui/address/use-query';
import { stack } from '@/components/theme/layout.css';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { followMarkedDay, markedDay } from '@/components/ui/dated/marked-day';
import {
  changeIn,
  changes,
  changeText,
  isChangeWhole,
  offeredFor,
  type Change,
  type KnownDoctor,
} from '@/content/model/booking/change';
import type { Reach } from '@/content/model/booking/reach';
import { queryFrom, stageIn, type Stage } from '@/content/model/booking/sending';
import type { Noun } from '@/content/model/doctors/naming';
import { ChangeChoice } from './ChangeChoice';
import { ChangeForm } from './ChangeForm';
import { blankAppointment, keptAppointment } from './kept-appointment';

export interface AppointmentChangeProps {
  /** Of the panel; also the prefix of the ids of its fields. */
  id: string;
  doctors: readonly KnownDoctor[];
  noun: Noun;
  reach: Reach;
  /** Minutes before a consultation from which only a call may ask for it. */
  notice: number;
}

const steps = ['Choix', 'Détails', 'Message'];

const queryOf = (change?: Change, stage?: Stage) => queryFrom({ quoi: change, etape: stage });

function headingOf(change: Change | undefined, stage: Stage | undefined): string {
  if (!change) return 'Que voulez-vous faire\u00a0?';
  if (!stage) return changes[change].title;
  return openedWords[stage]?.heading ?? (stage === 'envoye' ? 'Message envoyé' : 'Votre message');
}

function useChange({ doctors, notice }: AppointmentChangeProps) {
  const query = useQuery();
  // A page may stay open past midnight.
  useBrowserValue(followMarkedDay, markedDay, '');
  const typed = useBrowserValue(keptAppointment.follow, keptAppointment.read, blankAppointment);
  const asked = new URLSearchParams(query ?? '');
  const change = changeIn(asked.get('quoi') ?? '');
  const stage = stageIn(asked.get('etape') ?? '');
  const offered = change && offeredFor(change, typed, doctors, clinicNow(), notice);
  const isWhole = change && offered && isChangeWhole(change, offered.appointment);
  useRightQuery(stage && !isWhole ? queryOf(change) : undefined);
  const step = query === null ? null : [change, isWhole ? stage : undefined].join(' ');
  return { change, stage: isWhole ? stage : undefined, typed, offered, step };
}

type CurrentStepProps = AppointmentChangeProps & ReturnType<typeof useChange>;

function CurrentStep({ change, stage, typed, offered, ...of }: CurrentStepProps) {
  const { id, doctors, noun, reach } = of;
  if (!change || !offered)
    return (
      <ChangeChoice
        panelId={id}
        onChoose={(one) => {
          pushQuery(queryOf(one));
        }}
      />
    );
  const onStage = (next?: Stage) => {
    pushQuery(queryOf(change, next));
  };
  const message = changeText(change, offered, noun);
  const form = { id, change, doctors, noun, typed, offered, message };
  if (!stage)
    return (
      <ChangeForm
        {...form}
        ways={reach.ways}
        nationalDigits={reach.nationalDigits}
        onSubmit={() => {
          onStage('message');
        }}
      />
    );
  if (stage === 'envoye') return <Sent words={<b>{changes[change].sent}</b>} onStage={onStage} />;
  return <Sending {...{ message, stage, onStage }} ways={reach.ways} />;
}

/** Two steps, then the message that the visitor sends. */
export function AppointmentChange(props: AppointmentChangeProps) {
  const request = useChange(props);
  const { change, stage, step } = request;
  const isPainted = useIsPainted(step);
  return (
    <>
      <StepHead
        panelId={props.id}
        step={step}
        steps={steps}
        done={stage ? 2 : change ? 1 : 0}
        heading={headingOf(change, stage)}
      />
      {isPainted && (
        <div className={stack.md}>
          <CurrentStep {...props} {...request} />
        </div>
      )}
    </>
  );
}
