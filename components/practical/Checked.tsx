import { dayInWords, type IsoDay } from '@/content/model/day';
import * as styles from './Checked.css';

/** The day on which somebody at the clinic last checked what is said. */
export function Checked({ day }: { readonly day: IsoDay }) {
  return (
    <p className={styles.checked}>
      Vérifié par l’accueil le <time dateTime={day}>{dayInWords(day)}</time>
    </p>
  );
}
