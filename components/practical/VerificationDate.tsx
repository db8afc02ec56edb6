import { dayInWords, type IsoDay } from '@/content/model/opening-hours/day';
import * as styles from './VerificationDate.css';

export function VerificationDate({ day }: { day: IsoDay }) {
  return (
    <p className={styles.verificationDate}>
      Vérifié par l’accueil le <time dateTime={day}>{dayInWords(day)}</time>
    </p>
  );
}
