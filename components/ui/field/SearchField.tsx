import type { ComponentProps } from 'react';
import * as styles from './Field.css';

/** A field for a name or a word: nothing in it is corrected, completed or begun with a capital. */
export function SearchField({
  id,
  label,
  hint,
  ...input
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
} & Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'maxLength' | 'onFocus' | 'onInput' | 'onKeyDown'
>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-aide`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={hint && `${id}-aide`}
        className={styles.control}
        {...input}
      />
    </div>
  );
}
