import type { ReactNode } from 'react';
import { note } from '@/components/theme/typography.css';
import * as styles from './Field.css';

/** The control must have the id `id` and the attributes of `describe`. */
export function Field({
  id,
  label,
  isOptional = false,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && ' (facultatif)'}
      </label>
      {hint !== undefined && (
        <p id={`${id}-aide`} className={note}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p key={error} id={`${id}-erreur`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
