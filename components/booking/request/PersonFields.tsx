import { ConsentField } from '@/components/booking/steps/ConsentField';
import { pairs } from '@/components/booking/steps/steps.css';
import { TypedField } from '@/components/booking/steps/TypedField';
import {
  dateField,
  daysField,
  nameFields,
  phoneField,
} from '@/components/booking/steps/patient-fields';
import type { PatientProblems } from '@/components/booking/steps/problems';
import { patients, phonePattern, type Person } from '@/content/model/booking/message';
import { isAnotherDay } from '@/content/model/booking/offered-days';
import type { Consultation } from '@/content/model/doctors/next-consultations';
import * as styles from './AppointmentRequest.css';

const asked = [...nameFields, { ...phoneField, pattern: phonePattern }];

interface PartProps {
  person: Person;
  keep: (change: Partial<Person>) => void;
}

function ForWhom({ person, keep }: PartProps) {
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
              keep({ whom: whom as Person['whom'] });
            }}
          />
          pour {patient}
        </label>
      ))}
    </fieldset>
  );
}

function FirstVisit({ person, keep }: PartProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="isFirst"
        checked={person.isFirst === 'oui'}
        onChange={(event) => {
          keep({ isFirst: event.currentTarget.checked ? 'oui' : '' });
        }}
      />
      C’est une première visite à la clinique
    </label>
  );
}

export interface PersonFieldsProps extends PartProps {
  /** Prefix of the ids. */
  id: string;
  policyHref: string;
  day: Consultation;
  isMade: boolean | undefined;
  problems: PatientProblems;
}

function TypedFields({ id, day, isMade, person, problems, keep }: PersonFieldsProps) {
  const always = isMade ? nameFields : asked;
  const fields = isAnotherDay(day) ? [...always, isMade ? dateField : daysField] : always;
  // The device would offer the visitor's own name (WCAG 1.3.5).
  const isOwn = person.whom === 'moi';
  return (
    <div className={pairs}>
      {fields.map((field) => (
        <TypedField
          key={field.name}
          id={`${id}-${field.name}`}
          field={isOwn || field.type === 'tel' ? field : { ...field, autoComplete: 'off' }}
          value={person[field.name] ?? ''}
          problem={problems[field.name]}
          onType={(value) => {
            keep({ [field.name]: value });
          }}
        />
      ))}
    </div>
  );
}

function FirstVisitAndConsent({ id, policyHref, person, problems, keep }: PersonFieldsProps) {
  return (
    <>
      <FirstVisit person={person} keep={keep} />
      <p>
        Rien sur votre santé n’est demandé ici{'\u00a0'}: cela se dit au médecin, pas dans un
        message.
      </p>
      <ConsentField
        id={`${id}-consent`}
        policyHref={policyHref}
        checked={person.consent === 'oui'}
        problem={problems.consent}
        onChange={(consent) => {
          keep({ consent: consent ? 'oui' : '' });
        }}
      />
    </>
  );
}

/** Of an appointment already made, the clinic has the rest. */
export function PersonFields(props: PersonFieldsProps) {
  const { isMade, person, keep } = props;
  return (
    <>
      {!isMade && <ForWhom person={person} keep={keep} />}
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
