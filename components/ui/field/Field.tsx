import type { ReactNode } from 'react';
import * as styles from './Field.css';

/**
 * A visible label above its control, with what the visitor should know before typing. The control has the id `id`
 * and, where there is a hint, is described by `<id>-aide`.
 */
export function Field({
  id,
  label,
  required = false,
  hint,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? ' (obligatoire)' : ' (facultatif)'}
      </label>
      {hint !== undefined && (
        <p id={`${id}-aide`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
