import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import type { daysField, patientFields } from './patient-fields';

export function TypedField({
  id,
  field: { name, label, type, autoComplete, inputMode, pattern = '.*\\S.*' },
  value,
  problem,
  onType,
}: {
  id: string;
  field: Omit<(typeof patientFields)[number] | typeof daysField, 'autoComplete'> & {
    autoComplete: string;
    pattern?: string;
  };
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
        // Rejects a value of spaces only, as `type="email"` does by itself.
        pattern={type === 'email' ? undefined : pattern}
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
