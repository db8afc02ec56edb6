import { ConsentField } from '@/components/booking/steps/ConsentField';
import { ForeignNumber } from '@/components/booking/steps/ForeignNumber';
import { PatientFields } from '@/components/booking/steps/PatientFields';
import {
  calledPhoneField,
  daysField,
  nameFields,
  writerField,
} from '@/components/booking/steps/asked-fields';
import type { PatientProblems } from '@/components/booking/steps/problems';
import { patients, type Person } from '@/content/model/booking/message';
import { RadioBoxes } from '@/components/booking/steps/RadioBoxes';
import * as styles from './AppointmentRequest.css';
import { keptPerson } from './kept-person';
import type { ChosenProps } from './use-request';

/** After « Prénom » and « Nom ». */
const ofWhom = { moi: '', enfant: ' de l’enfant', proche: ' du proche' };

export interface PersonFieldsProps extends Omit<ChosenProps, 'doctor'> {
  /** Prefix of the ids. */
  id: string;
  policyHref: string;
  nationalDigits: number | undefined;
  problems: PatientProblems;
}

function TypedFields({ id, day, person, nationalDigits, problems }: PersonFieldsProps) {
  const whom = person.whom || 'moi';
  const names = nameFields.map((field) => ({
    ...field,
    label: field.label + ofWhom[whom],
  }));
  const fields = [
    ...names,
    ...(whom === 'proche' ? [writerField] : []),
    ...(day === 'autre' ? [daysField] : []),
    calledPhoneField,
  ];
  return (
    <>
      <PatientFields
        id={id}
        fields={fields}
        isOwn={whom === 'moi'}
        values={person}
        problems={problems}
        onType={(name, value) => {
          keptPerson.keep({ [name]: value });
        }}
      />
      <ForeignNumber typed={person.phone} nationalDigits={nationalDigits} />
    </>
  );
}

const boxes = {
  inWriting: 'Répondez-moi par écrit, je ne peux pas téléphoner',
  isFirst: 'Première visite à la clinique',
};

const Boxes = ({ person }: Pick<PersonFieldsProps, 'person'>) =>
  Object.entries(boxes).map(([name, label]) => (
    <label key={name} className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        checked={person[name] === 'oui'}
        onChange={(event) => {
          keptPerson.keep({ [name]: event.currentTarget.checked ? 'oui' : '' });
        }}
      />
      {label}
    </label>
  ));

export function PersonFields(props: PersonFieldsProps) {
  const { id, policyHref, person, problems } = props;
  return (
    <>
      <RadioBoxes
        name="whom"
        legend="Ce rendez-vous est pour"
        options={patients}
        chosen={person.whom}
        isJoined
        onChoose={(whom) => {
          keptPerson.keep({ whom: whom as Person['whom'] });
        }}
      />
      {person.whom === 'enfant' && <p>{'Plusieurs enfants\u00a0? Écrivez leurs prénoms.'}</p>}
      <TypedFields {...props} />
      <Boxes person={person} />
      <ConsentField
        id={`${id}-consent`}
        policyHref={policyHref}
        checked={person.consent === 'oui'}
        problem={problems.consent}
        onChange={(consent) => {
          keptPerson.keep({ consent: consent ? 'oui' : '' });
        }}
      />
      <p>{'Ne dites rien de votre santé ici\u00a0: gardez-le pour la consultation.'}</p>
    </>
  );
}
