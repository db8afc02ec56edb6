import type { PracticalFact } from '@/content/model/practical/practical';
import { prose } from '@/components/theme/layout.css';
import * as styles from './Facts.css';

export function Facts({ facts }: { facts: readonly PracticalFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={prose}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
