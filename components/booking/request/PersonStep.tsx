import { PatientForm } from '@/components/booking/steps/PatientForm';
import { pushQuery } from '@/components/ui/address/address';
import { useBarChat } from '@/components/booking/send/use-bar-chat';
import { requestText } from '@/content/model/booking/message';
import type { Reach } from '@/content/model/booking/reach';
import { useRightQuery } from '@/components/ui/address/use-query';
import { queryOf } from '@/content/model/booking/request';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import type { ChosenProps } from './use-request';

export function PersonStep({
  doctor,
  ways,
  ...chosen
}: ChosenProps &
  Pick<PersonFieldsProps, 'id' | 'policyHref' | 'nationalDigits'> &
  Pick<Reach, 'ways'>) {
  const { choice, day, person } = chosen;
  useBarChat(ways, requestText(doctor, day, person));
  // Else the last letter would lead on to the message.
  useRightQuery(choice.stage && queryOf({ ...choice, stage: undefined }));
  return (
    <>
      {day === 'autre' && doctor.days !== '' && <p>{`Consultation\u00a0: ${doctor.days}.`}</p>}
      <PatientForm
        values={person}
        next="Continuer"
        onSubmit={() => {
          pushQuery(queryOf({ ...choice, stage: 'message' }));
        }}
      >
        {(problems) => <PersonFields {...chosen} problems={problems} />}
      </PatientForm>
    </>
  );
}
