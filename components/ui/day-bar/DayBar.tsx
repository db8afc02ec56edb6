import { weekdayData } from '@/components/ui/dated/weekdays';
import { ShortDay } from './ShortDay';
import * as styles from './DayBar.css';

/** Links to the `days` of `page`, or of this page: « lundi ». */
export const DayBar = ({ days, page = '' }: { days: readonly string[]; page?: string }) => (
  <nav aria-label="Jours de la semaine" className={styles.bar}>
    {days.map((day) => (
      <a key={day} href={`${page}#${day}`} className={styles.link} {...weekdayData(day)}>
        <span className={styles.pill}>
          <ShortDay day={day} />
        </span>
      </a>
    ))}
  </nav>
);
