import { useEffect, type SubmitEvent } from 'react';
import { form as formStyle } from '@/components/booking/steps/steps.css';
import { useFieldProblems } from '@/components/booking/steps/use-field-problems';
import { replaceQuery } from '@/components/booking/steps/use-query';
import { button } from '@/components/ui/button/button';
import { isAnotherDay, queryOf, type Choice, type Person } from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import * as styles from './AppointmentRequest.css';
import { keptPerson } from './kept-person';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import { StepLink } from './StepLink';
import type { ChosenProps } from './use-request';

const anotherDayLook = button({ kind: 'outline' });

/** An address of the message shows this step while a field is empty: its last letter must not lead on. */
function useOwnAddress(choice: Choice): void {
  useEffect(() => {
    if (choice.isWritten) replaceQuery(queryOf({ ...choice, isWritten: false }));
  }, [choice]);
}

export function PersonStep({
  choice,
  doctor,
  go,
  ...typed
}: ChosenProps & Pick<PersonFieldsProps, 'id' | 'policyHref'>) {
  const { form, problems, recheck, check } = useFieldProblems();
  useOwnAddress(choice);
  const keep = (change: Partial<Person>) => {
    keptPerson.keep(change);
    recheck();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) go({ ...choice, isWritten: true });
  };
  return (
    <>
      <p>
        <b>{doctor.name}</b>, {typed.day.label}
        {isAnotherDay(typed.day) && `. Consultation\u00a0: ${slotsLabel(doctor.consultation)}`}
      </p>
      {/* Our French messages replace the browser's bubbles. */}
      <form ref={form} noValidate className={formStyle} onSubmit={submit}>
        <PersonFields {...typed} problems={problems} keep={keep} />
        <div className={styles.actions}>
          <button type="submit" className={button()}>
            Voir ma demande
          </button>
          <StepLink to={{ ...choice, day: undefined }} go={go} className={anotherDayLook}>
            Changer de jour
          </StepLink>
        </div>
      </form>
    </>
  );
}
