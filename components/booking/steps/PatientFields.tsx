import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control, pair } from '@/components/ui/field/Field.css';
import { cleaned } from '@/content/fields/typed';
import { longest } from '@/content/model/booking/message';
import type { AskedField } from './asked-fields';
import { problemData, type PatientProblems } from './problems';

/** Rejects a value of spaces or signs only. */
const written = String.raw`[^]*[\p{L}\p{N}][^]*`;

/** Rejects any value. */
const nothing = '(?!)';

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

/** From so many signs left on, in a field, they are said. */
const nearLimit = 20;

function roomInWords(left: number): string | undefined {
  if (left < 0) return `${-left} signe${left < -1 ? 's' : ''} de trop\u00a0: écrivez plus court.`;
  return left > nearLimit ? undefined : `Il reste ${left} signe${left > 1 ? 's' : ''}.`;
}

export function PatientFields<Name extends string>(props: PatientFieldsProps<Name>) {
  const { fields, isOwn, values, problems, onType } = props;
  return (
    <div className={pair}>
      {fields.map(({ name, label, type, autoComplete, pattern = written, missing, mismatch }) => {
        const id = `${props.id}-${name}`;
        const error = problems[name];
        const left = longest - cleaned(values[name], type).length;
        const room = roomInWords(left);
        const hint = error === room ? undefined : room;
        return (
          <Field key={name} {...{ id, label, hint, error }} isOptional={!missing}>
            <input
              id={id}
              name={name}
              type={type}
              autoComplete={isOwn || type ? (autoComplete ?? 'off') : 'off'}
              inputMode={type}
              required={!!missing}
              pattern={left < 0 ? nothing : missing && pattern}
              {...problemData(left < 0 ? room : missing, mismatch)}
              className={control}
              value={values[name]}
              {...describe(id, { hint, error })}
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
