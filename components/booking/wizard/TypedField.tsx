import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import type { patientFields } from './patient-fields';
import { problemText } from './PatientStep.css';

/** A required field of the patient form, with what is wrong said below it. */
export function TypedField({
  id,
  field: { name, label, type, autoComplete, inputMode },
  value,
  problem,
  onType,
}: {
  readonly id: string;
  readonly field: (typeof patientFields)[number];
  readonly value: string;
  readonly problem: string | undefined;
  readonly onType: (value: string) => void;
}) {
  return (
    <Field id={id} label={label} required>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required
        // Spaces alone are no name. (The e-mail type has its own check.)
        pattern={type === 'email' ? undefined : '.*\\S.*'}
        className={control}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-erreur`}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-erreur`} className={problemText}>
          {problem}
        </p>
      )}
    </Field>
  );
}
