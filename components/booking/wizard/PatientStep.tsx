import type { SubmitEvent } from 'react';
import { button } from '@/components/ui/button/button';
import type { PatientDraft } from '@/content/model/booking/booking-state';
import { ConsentField } from './ConsentField';
import { patientFields, type PatientProblems } from './patient-fields';
import * as styles from './PatientStep.css';
import { StepHeading } from './StepHeading';
import { TypedField } from './TypedField';
import type { BookingActions } from './use-booking';
import { useFieldProblems } from './use-field-problems';

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
      <div className={styles.pairs}>
        {patientFields.map((field) => (
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
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
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
