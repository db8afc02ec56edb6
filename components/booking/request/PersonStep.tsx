import { useEffect, type MouseEvent } from 'react';
import { form as formStyle } from '@/components/booking/steps/steps.css';
import { useFieldProblems } from '@/components/booking/steps/use-field-problems';
import { pushQuery, replaceQuery } from '@/components/booking/steps/use-query';
import { button } from '@/components/ui/button/button';
import type { Message, Person } from '@/content/model/booking/message';
import { isAnotherDay } from '@/content/model/booking/offered-days';
import { queryOf, type Choice } from '@/content/model/booking/request';
import { slotsLabel } from '@/content/model/doctors/consultation-slot';
import * as styles from './AppointmentRequest.css';
import { keptPerson } from './kept-person';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import { StepLink } from './StepLink';
import type { ChosenProps } from './use-request';

const anotherDayLook = button({ kind: 'outline' });

/** The messages that may be written. */
const asked: readonly (readonly [Message, string])[] = [['demande', 'Voir ma demande']];
const changed: typeof asked = [
  ['deplacer', 'Le déplacer'],
  ['annuler', 'L’annuler'],
  ['retard', 'Je serai en retard'],
];

/** An address of the message shows this step while a field is empty: its last letter must not lead on. */
function useOwnAddress(choice: Choice): void {
  useEffect(() => {
    if (choice.message) replaceQuery(queryOf({ ...choice, message: undefined }));
  }, [choice]);
}

export function PersonStep({
  choice,
  doctor,
  ...typed
}: ChosenProps & Pick<PersonFieldsProps, 'id' | 'policyHref'>) {
  const { form, problems, recheck, check } = useFieldProblems();
  useOwnAddress(choice);
  const keep = (change: Partial<Person>) => {
    keptPerson.keep(change);
    recheck();
  };
  // The Enter key presses the first one.
  const see = (message: Message) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form: filled } = event.currentTarget;
    if (filled && check(filled)) pushQuery(queryOf({ ...choice, message }));
  };
  return (
    <>
      <p>
        <b>{doctor.name}</b>, {typed.day.label}
        {isAnotherDay(typed.day) && `. Consultation\u00a0: ${slotsLabel(doctor.consultation)}`}
      </p>
      {/* Our French messages replace the browser's bubbles. */}
      <form ref={form} noValidate className={formStyle}>
        <PersonFields {...typed} isMade={choice.isMade} problems={problems} keep={keep} />
        <div className={styles.actions}>
          {(choice.isMade ? changed : asked).map(([message, words]) => (
            <button key={message} type="submit" className={button()} onClick={see(message)}>
              {words}
            </button>
          ))}
          <StepLink to={{ ...choice, day: undefined }} className={anotherDayLook}>
            Changer de jour
          </StepLink>
        </div>
      </form>
    </>
  );
}
