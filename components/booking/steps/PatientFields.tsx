import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control, pair } from '@/components/ui/field/Field.css';
import type { AskedField } from './asked-fields';
import { problemData, type PatientProblems } from './problems';

/** Rejects a value of spaces or signs only. */
const written = String.raw`[^]*[\p{L}\p{N}][^]*`;

interface PatientFieldsProps<Name extends string> {
  /** Prefix of the ids. */
  id: string;
  fields: readonly AskedField<Name>[];
  /** Else the device would offer the visitor's own name (WCAG 1.3.5). */
  isOwn: boolean;
  values: Record<Name, string>;
  problems: PatientProblems;
  onType: (name: Name, value: string) => void;
}

export function PatientFields<Name extends string>(props: PatientFieldsProps<Name>) {
  const { fields, isOwn, values, problems, onType } = props;
  return (
    <div className={pair}>
      {fields.map(({ name, label, type, autoComplete, pattern, missing, mismatch }) => {
        const id = `${props.id}-${name}`;
        const error = problems[name];
        return (
          <Field
            key={name}
            id={id}
            label={label}
            asked={missing ? 'obligatoire' : 'facultatif'}
            error={error}
          >
            <input
              id={id}
              name={name}
              type={type}
              autoComplete={isOwn || type ? (autoComplete ?? 'off') : 'off'}
              inputMode={type}
              required={!!missing}
              pattern={missing && (pattern ?? written)}
              {...problemData(missing, mismatch)}
              className={control}
              value={values[name]}
              {...describe(id, { error })}
              onInput={(event) => {
                onType(name, event.currentTarget.value);
              }}
            />
          </Field>
        );
      })}
    </div>
  );
}
