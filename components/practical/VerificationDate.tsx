import type { Day } from '@/content/model/calendar/day';
import { dayInWords } from '@/content/model/calendar/day-words';
import * as styles from './VerificationDate.css';

export function VerificationDate({ day }: { day: Day }) {
  return (
    <p className={styles.verificationDate}>
      Vérifié par l’accueil le <time dateTime={day}>{dayInWords(day)}</time>
    </p>
  );
}
