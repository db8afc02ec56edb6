import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';

export interface AskedField {
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email';
  autoComplete: string;
  pattern?: string;
  missing: string;
  mismatch?: string;
}

export function TypedField({
  id,
  field: { name, label, type, autoComplete, pattern = '[^]*\\S[^]*', missing, mismatch },
  value,
  problem,
  onType,
}: {
  id: string;
  field: AskedField;
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
        inputMode={type}
        required
        // Rejects a value of spaces only.
        pattern={pattern}
        data-missing={missing}
        data-mismatch={mismatch}
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
