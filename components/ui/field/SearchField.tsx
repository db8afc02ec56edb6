import type { ComponentProps } from 'react';
import { Field } from './Field';
import { control } from './Field.css';

export function SearchField({
  id,
  label,
  hint,
  ...input
}: {
  id: string;
  label: string;
  hint?: string;
} & Pick<ComponentProps<'input'>, 'ref' | 'name' | 'maxLength' | 'onInput' | 'placeholder'>) {
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        aria-describedby={hint === undefined ? undefined : `${id}-aide`}
        className={control}
        {...input}
      />
    </Field>
  );
}
