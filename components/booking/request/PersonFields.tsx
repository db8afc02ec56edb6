import { ConsentField } from '@/components/booking/steps/ConsentField';
import { pairs } from '@/components/booking/steps/steps.css';
import { TypedField } from '@/components/booking/steps/TypedField';
import {
  daysField,
  patientFields,
  type PatientProblems,
} from '@/components/booking/steps/patient-fields';
import { isAnotherDay, patients, phonePattern, type Person } from '@/content/model/booking/request';
import type { Consultation } from '@/content/model/doctors/next-consultations';
import * as styles from './AppointmentRequest.css';

const asked = patientFields
  .filter(({ name }) => name !== 'email')
  .map((field) => (field.type === 'tel' ? { ...field, pattern: phonePattern } : field));

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
  problems: PatientProblems;
}

function TypedFields({ id, day, person, problems, keep }: PersonFieldsProps) {
  const fields = isAnotherDay(day) ? [...asked, daysField] : asked;
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

export function PersonFields(props: PersonFieldsProps) {
  const { id, policyHref, person, problems, keep } = props;
  return (
    <>
      <ForWhom person={person} keep={keep} />
      <p>Le prénom et le nom de la personne qui vient, et le numéro où vous joindre{'\u00a0'}:</p>
      <TypedFields {...props} />
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
