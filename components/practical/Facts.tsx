import type { PracticalFact } from '@/content/model/practical/practical';
import * as styles from './Facts.css';

export function Facts({ facts }: { facts: readonly PracticalFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
