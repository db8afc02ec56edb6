import * as styles from './Mark.css';

/** As in `mark.svg`. Inline, so that the first screen does not wait for a request. */
export function Mark() {
  return (
    <svg viewBox="0 0 64 64" width={40} height={40} aria-hidden="true">
      <rect className={styles.ground} width="64" height="64" rx="16" />
      <path
        className={styles.petals}
        d="m32 31-8.5-8.5C22.4 14.8 26 9 32 9s9.6 5.8 8.5 13.5zm1 1 8.5-8.5C49.2 22.4 55 26 55 32s-5.8 9.6-13.5 8.5zm-1 1 8.5 8.5C41.6 49.2 38 55 32 55s-9.6-5.8-8.5-13.5zm-1-1-8.5 8.5C14.8 41.6 9 38 9 32s5.8-9.6 13.5-8.5z"
      />
    </svg>
  );
}
