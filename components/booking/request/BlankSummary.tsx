import * as styles from './Summary.css';

/** What is asked, on a wide screen; nothing that the steps do not say. `Summary` takes its place. */
export const BlankSummary = () => (
  <div className={styles.blankSummary} aria-hidden="true">
    <div className={styles.held}>
      <p className={styles.title}>Votre demande</p>
      {['Avec qui', 'Quel jour', 'Pour qui'].map((question) => (
        <p key={question} className={styles.blank}>
          {`${question}\u00a0?`}
        </p>
      ))}
    </div>
  </div>
);
