import type { ReactNode } from 'react';
import * as styles from './Field.css';

/** The control must have the id `id` and the attributes of `describe`. */
export function Field({
  id,
  label,
  asked,
  hint,
  error,
  children,
}: {
  readonly id: string;
  readonly label: string;
  /** Omitted for a search field. */
  readonly asked?: 'obligatoire' | 'facultatif';
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {asked && ` (${asked})`}
      </label>
      {hint !== undefined && (
        <p id={`${id}-aide`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-erreur`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
