import {
  dayLabel,
  shortDayLabel,
  weekOf,
  type Day,
} from '@/content/model/opening-hours/clinic-time';
import * as styles from './SlotStep.css';

export function WeekStrip({
  day,
  today,
  onPick,
}: {
  day: Day;
  today: Day;
  onPick: (day: Day) => void;
}) {
  return (
    <ul className={styles.week} aria-label="Semaine">
      {weekOf(day).map((other) => {
        const { weekday, date } = shortDayLabel(other);
        return (
          <li key={other}>
            <button
              type="button"
              className={styles.weekDay}
              disabled={other < today}
              aria-pressed={other === day}
              aria-label={dayLabel(other)}
              aria-current={other === today ? 'date' : undefined}
              onClick={() => {
                onPick(other);
              }}
            >
              <span className={styles.weekDayName}>{weekday}</span>
              {date}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
