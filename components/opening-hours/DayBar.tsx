import { weekdayData } from '@/components/ui/dated/weekdays';
import { weekdayNames } from '@/content/model/calendar/day';
import { capitalised } from '@/content/fields/typography';
import * as styles from './DayBar.css';

/** Where the week is no board. */
export const DayBar = () => (
  <nav aria-label="Jours de la semaine" className={styles.bar}>
    {weekdayNames.map((name) => (
      <a
        key={name}
        href={`#${name}`}
        aria-label={capitalised(name)}
        className={styles.link}
        {...weekdayData(name)}
      >
        {capitalised(name).slice(0, 3)}
      </a>
    ))}
  </nav>
);
