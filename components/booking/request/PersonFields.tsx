import { ConsentField } from '@/components/booking/steps/ConsentField';
import { PatientFields } from '@/components/booking/steps/PatientFields';
import {
  dateField,
  daysField,
  nameFields,
  phoneField,
  wishField,
} from '@/components/booking/steps/asked-fields';
import type { PatientProblems } from '@/components/booking/steps/problems';
import { patients, type Person } from '@/content/model/booking/message';
import phonePattern from '@/content/model/booking/phone-pattern.json';
import * as styles from './AppointmentRequest.css';
import { keptPerson } from './kept-person';
import type { ChosenProps } from './use-request';

const asked = [...nameFields, { ...phoneField, pattern: phonePattern }];

function ForWhom({ person }: { person: Person }) {
  return (
    <fieldset className={styles.choices}>
      <legend>Ce rendez-vous est</legend>
      {Object.entries(patients).map(([whom, patient]) => (
        <label key={whom} className={styles.choice}>
          <input
            type="radio"
            name="whom"
            value={whom}
            checked={person.whom === whom}
            onChange={() => {
              keptPerson.keep({ whom: whom as Person['whom'] });
            }}
          />
          pour {patient}
        </label>
      ))}
    </fieldset>
  );
}

export interface PersonFieldsProps extends Omit<ChosenProps, 'doctor'> {
  /** Prefix of the ids. */
  id: string;
  policyHref: string;
  problems: PatientProblems;
}

function TypedFields({ id, choice: { isMade }, day, person, problems }: PersonFieldsProps) {
  const own = day === 'autre' ? [isMade ? dateField : daysField] : [];
  return (
    <PatientFields
      id={id}
      fields={isMade ? [...nameFields, ...own, wishField] : [...asked, ...own]}
      isOwn={person.whom === 'moi'}
      values={person}
      problems={problems}
      onType={(name, value) => {
        keptPerson.keep({ [name]: value });
      }}
    />
  );
}

function FirstVisitAndConsent({ id, policyHref, person, noun, problems }: PersonFieldsProps) {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="isFirst"
          checked={person.isFirst === 'oui'}
          onChange={(event) => {
            keptPerson.keep({ isFirst: event.currentTarget.checked ? 'oui' : '' });
          }}
        />
        C’est une première visite à la clinique
      </label>
      <p>
        {`Rien sur votre santé n’est demandé ici\u00a0: cela se dit au ${noun}, pas dans un message.`}
      </p>
      <ConsentField
        id={`${id}-consent`}
        policyHref={policyHref}
        checked={person.consent === 'oui'}
        problem={problems.consent}
        onChange={(consent) => {
          keptPerson.keep({ consent: consent ? 'oui' : '' });
        }}
      />
    </>
  );
}

/** Of an appointment already made, the clinic has the rest. */
export function PersonFields(props: PersonFieldsProps) {
  const { person } = props;
  const { isMade } = props.choice;
  return (
    <>
      {!isMade && <ForWhom person={person} />}
      <p>
        Le prénom et le nom de la personne qui vient
        {!isMade && ', et le numéro où vous joindre'}
        {'\u00a0'}:
      </p>
      <TypedFields {...props} />
      {!isMade && <FirstVisitAndConsent {...props} />}
    </>
  );
}
