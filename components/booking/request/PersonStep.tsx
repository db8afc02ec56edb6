import type { SubmitEvent } from 'react';
import { form as formStyle } from '@/components/booking/wizard/PatientStep.css';
import { useFieldProblems } from '@/components/booking/wizard/use-field-problems';
import { button } from '@/components/ui/button/button.css';
import type { Person } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { keptPerson } from './kept-person';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import { StepLink } from './StepLink';
import type { Request } from './use-request';

export function PersonStep({
  go,
  ...typed
}: Pick<PersonFieldsProps, 'id' | 'policyHref' | 'choice' | 'person'> & Pick<Request, 'go'>) {
  const { choice } = typed;
  const { form, problems, recheck, check } = useFieldProblems();
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
        <b>{choice.doctor?.name}</b>, {choice.day?.label}
      </p>
      {/* Our French messages replace the browser's bubbles. */}
      <form ref={form} noValidate className={formStyle} onSubmit={submit}>
        <PersonFields {...typed} problems={problems} keep={keep} />
        <div className={styles.actions}>
          <button type="submit" className={button()}>
            Voir ma demande
          </button>
          <StepLink
            to={{ reason: choice.reason, doctor: choice.doctor }}
            go={go}
            className={button({ kind: 'outline' })}
          >
            Changer de jour
          </StepLink>
        </div>
      </form>
    </>
  );
}
