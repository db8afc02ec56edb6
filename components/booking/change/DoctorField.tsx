import { problemData } from '@/components/booking/steps/problems';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import { capitalised } from '@/content/fields/typography';
import { forgottenDoctor, type KnownDoctor } from '@/content/model/booking/change';
import type { Noun } from '@/content/model/doctors/naming';
import * as styles from './AppointmentChange.css';
import { keptAppointment } from './kept-appointment';

interface DoctorFieldProps {
  id: string;
  doctors: readonly KnownDoctor[];
  noun: Noun;
  value: string;
  problem: string | undefined;
}

const keep = (doctor: string) => {
  keptAppointment.keep({ doctor });
};

/** A field with suggestions of the browser; any name may be written. */
export function DoctorField({ id, doctors, noun, value, problem }: DoctorFieldProps) {
  return (
    <Field id={id} label={capitalised(noun)} error={problem}>
      <input
        id={id}
        name="doctor"
        list={`${id}-noms`}
        autoComplete="off"
        required
        pattern="[^]*\p{L}[^]*"
        {...problemData(`Écrivez le nom du ${noun}, ou touchez « ${forgottenDoctor} ».`)}
        className={control}
        value={value}
        {...describe(id, { error: problem })}
        onInput={({ currentTarget }) => {
          keep(currentTarget.value);
        }}
      />
      <datalist id={`${id}-noms`}>
        {doctors.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button
        type="button"
        className={styles.forgotten}
        onClick={() => {
          keep(forgottenDoctor);
        }}
      >
        {forgottenDoctor}
      </button>
    </Field>
  );
}
