import { PatientForm } from '@/components/booking/steps/PatientForm';
import { pushQuery } from '@/components/ui/address/address';
import { useRightQuery } from '@/components/ui/address/use-query';
import { button } from '@/components/ui/button/button';
import type { Message } from '@/content/model/booking/message';
import { queryOf } from '@/content/model/booking/request';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import { StepLink } from './StepLink';
import type { ChosenProps } from './use-request';

const anotherDayLook = button({ kind: 'outline' });

const asked: readonly (readonly [Message, string])[] = [['demande', 'Voir ma demande']];
const changed: typeof asked = [
  ['deplacer', 'Le déplacer'],
  ['annuler', 'L’annuler'],
  ['retard', 'Je serai en retard'],
];

export function PersonStep({
  doctor,
  ...chosen
}: ChosenProps & Pick<PersonFieldsProps, 'id' | 'policyHref'>) {
  const { choice, day } = chosen;
  // Else the last letter would lead on to the message.
  useRightQuery(choice.message && queryOf({ ...choice, message: undefined }));
  return (
    <>
      {doctor && day === 'autre' && <p>{`Consultation\u00a0: ${doctor.days}.`}</p>}
      <PatientForm
        values={chosen.person}
        nexts={choice.isMade ? changed : asked}
        onSubmit={(message) => {
          pushQuery(queryOf({ ...choice, message }));
        }}
        back={
          <StepLink to={{ ...choice, day: undefined }} className={anotherDayLook}>
            {doctor ? 'Changer de jour' : `Choisir le ${chosen.noun}`}
          </StepLink>
        }
      >
        {(problems) => <PersonFields {...chosen} problems={problems} />}
      </PatientForm>
    </>
  );
}
