import { emailField, nameFields, phoneField } from '@/components/booking/steps/asked-fields';
import { ConsentField } from '@/components/booking/steps/ConsentField';
import { PatientFields } from '@/components/booking/steps/PatientFields';
import { PatientForm } from '@/components/booking/steps/PatientForm';
import { BackButton } from './BackButton';
import type { Booking } from './use-booking';

const fields = [...nameFields, phoneField, emailField];

interface PatientStepProps {
  id: string;
  policyHref: string;
  booking: Booking;
}

export function PatientStep({ id, policyHref, booking }: PatientStepProps) {
  const { draft, keep, send, returnTo } = booking;
  const { consent } = draft;
  return (
    <PatientForm
      values={draft}
      next="Voir le résumé"
      onSubmit={() => {
        if (consent) send({ type: 'patientGiven', patient: { ...draft, consent } });
      }}
      back={<BackButton to="slot" returnTo={returnTo} />}
    >
      {(problems) => (
        <>
          <PatientFields
            id={id}
            fields={fields}
            isOwn
            values={draft}
            problems={problems}
            onType={(name, value) => {
              keep({ [name]: value });
            }}
          />
          <ConsentField
            id={`${id}-consent`}
            policyHref={policyHref}
            checked={consent}
            problem={problems.consent}
            onChange={(isGiven) => {
              keep({ consent: isGiven });
            }}
          />
        </>
      )}
    </PatientForm>
  );
}
