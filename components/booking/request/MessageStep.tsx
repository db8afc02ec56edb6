import { Sending } from '@/components/booking/send/Sending';
import { pushQuery } from '@/components/ui/address/address';
import { requestText } from '@/content/model/booking/message';
import type { Reach } from '@/content/model/booking/reach';
import { queryOf } from '@/content/model/booking/request';
import type { Stage } from '@/content/model/booking/sending';
import { SentStep, type AfterSending } from './SentStep';
import type { ChosenProps } from './use-request';

export interface MessageStepProps extends AfterSending {
  reach: Reach;
}

export function MessageStep({
  choice,
  doctor,
  day,
  person,
  reach,
  ...after
}: Omit<ChosenProps, 'noun'> & MessageStepProps) {
  const { stage = 'message' } = choice;
  const onStage = (next?: Stage) => {
    pushQuery(queryOf({ ...choice, stage: next }));
  };
  if (stage === 'envoye') return <SentStep {...after} reply={reach.reply} onStage={onStage} />;
  return (
    <Sending
      message={requestText(doctor, day, person)}
      ways={reach.ways.map((way) => (way.kind === 'call' && doctor.call) || way)}
      stage={stage}
      onStage={onStage}
    >
      <p>{'C’est une demande\u00a0: la clinique vous répond et confirme.'}</p>
    </Sending>
  );
}
