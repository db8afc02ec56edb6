import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import type { daysField, patientFields } from './patient-fields';

/** Rejects a value of spaces only, as `type="email"` does by itself, and a telephone of fewer than eight digits. */
const patterns = { text: '.*\\S.*', tel: '(\\D*\\d){8,}\\D*', email: undefined };

export function TypedField({
  id,
  field: { name, label, type, autoComplete, inputMode },
  value,
  problem,
  onType,
}: {
  id: string;
  field: (typeof patientFields)[number] | typeof daysField;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
}) {
  return (
    <Field id={id} label={label} asked="obligatoire" error={problem}>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required
        pattern={patterns[type]}
        className={control}
        value={value}
        {...describe(id, { error: problem })}
        onInput={(event) => {
          onType(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
