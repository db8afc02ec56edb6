import { PatientForm } from '@/components/booking/steps/PatientForm';
import { pushQuery } from '@/components/ui/address/address';
import { useRightQuery } from '@/components/ui/address/use-query';
import { queryOf } from '@/content/model/booking/request';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import type { ChosenProps } from './use-request';

export function PersonStep({
  doctor,
  ...chosen
}: ChosenProps & Pick<PersonFieldsProps, 'id' | 'policyHref' | 'nationalDigits'>) {
  const { choice, day } = chosen;
  // Else the last letter would lead on to the message.
  useRightQuery(choice.stage && queryOf({ ...choice, stage: undefined }));
  return (
    <>
      {day === 'autre' && doctor.days !== '' && <p>{`Consultation\u00a0: ${doctor.days}.`}</p>}
      <PatientForm
        values={chosen.person}
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
