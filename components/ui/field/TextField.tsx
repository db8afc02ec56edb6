import type { ComponentProps, ReactNode } from 'react';
import { describe } from './describe';
import { Field } from './Field';
import { control } from './Field.css';

export function TextField({
  id,
  label,
  hint,
  error,
  required = false,
  ...input
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
} & Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'spellCheck'
>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={!required}>
      <input
        id={id}
        required={required}
        className={control}
        {...input}
        {...describe(id, { hint, error })}
      />
    </Field>
  );
}
