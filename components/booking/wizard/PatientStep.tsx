import type { SubmitEvent } from 'react';
import { ConsentField } from '@/components/booking/steps/ConsentField';
import { nameFields, phoneField } from '@/components/booking/steps/patient-fields';
import type { PatientProblems } from '@/components/booking/steps/problems';
import { StepHeading } from '@/components/booking/steps/StepHeading';
import { form as formStyle, pairs } from '@/components/booking/steps/steps.css';
import { TypedField } from '@/components/booking/steps/TypedField';
import { useFieldProblems } from '@/components/booking/steps/use-field-problems';
import { button } from '@/components/ui/button/button';
import type { PatientDraft } from '@/content/model/booking/booking-state';
import * as styles from './PatientStep.css';
import type { BookingActions } from './use-booking';

const fields = [
  ...nameFields,
  phoneField,
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    missing: 'Écrivez votre adresse e-mail.',
    mismatch: 'Écrivez une adresse e-mail complète, par exemple nom@exemple.com.',
  },
] as const;

interface DraftProps {
  id: string;
  policyHref: string;
  draft: PatientDraft;
  onType: (draft: PatientDraft) => void;
}

function PatientFields({
  id,
  policyHref,
  draft,
  problems,
  onType,
}: DraftProps & { problems: PatientProblems }) {
  return (
    <>
      <div className={pairs}>
        {fields.map((field) => (
          <TypedField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={draft[field.name]}
            problem={problems[field.name]}
            onType={(value) => {
              onType({ ...draft, [field.name]: value });
            }}
          />
        ))}
      </div>
      <ConsentField
        id={`${id}-consent`}
        policyHref={policyHref}
        checked={draft.consent}
        problem={problems.consent}
        onChange={(consent) => {
          onType({ ...draft, consent });
        }}
      />
    </>
  );
}

function usePatientForm(typed: DraftProps, actions: BookingActions) {
  const { form, problems, recheck, check } = useFieldProblems();
  const onType = (draft: PatientDraft) => {
    typed.onType(draft);
    recheck();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { consent } = typed.draft;
    if (check(event.currentTarget) && consent) actions.givePatient({ ...typed.draft, consent });
  };
  return { form, problems, onType, submit };
}

/** The parent holds the draft, so that « Retour » keeps it. */
export function PatientStep({ actions, ...typed }: DraftProps & { actions: BookingActions }) {
  const { form, problems, onType, submit } = usePatientForm(typed, actions);
  return (
    <>
      <StepHeading>Vos informations</StepHeading>
      {/* Our French messages replace the browser's bubbles. */}
      <form ref={form} noValidate className={formStyle} onSubmit={submit}>
        <PatientFields {...typed} onType={onType} problems={problems} />
        <div className={styles.actions}>
          <button type="submit" className={button()}>
            Voir le résumé
          </button>
          <button
            type="button"
            className={button({ kind: 'outline' })}
            onClick={() => {
              actions.returnTo('slot');
            }}
          >
            Retour
          </button>
        </div>
      </form>
    </>
  );
}
