import { CountedList } from '@/components/ui/list/CountedList';
import { daysAfter, weekOf, type Day } from '@/content/model/calendar/day';
import { headingSize } from '@/components/theme/typography.css';
import { Icon } from '@/components/ui/icon/Icon';
import { dayLabel, shortDayLabel } from '@/content/model/calendar/print';
import * as styles from './SlotStep.css';

interface DayPickerProps {
  day: Day;
  today: Day;
  onPick: (day: Day) => void;
}

function Arrow({ by, day, today, onPick }: DayPickerProps & { by: -1 | 1 }) {
  const next = daysAfter(day, by);
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={by < 0 ? 'Jour précédent' : 'Jour suivant'}
      // A disabled button would lose the focus.
      aria-disabled={next < today}
      onClick={() => {
        if (next >= today) onPick(next);
      }}
    >
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} size={24} />
    </button>
  );
}

function DayBar(props: DayPickerProps) {
  return (
    <div className={styles.dayBar}>
      <Arrow by={-1} {...props} />
      <div aria-live="polite" className={styles.day}>
        <h4 className={headingSize.item}>{dayLabel(props.day)}</h4>
      </div>
      <Arrow by={1} {...props} />
    </div>
  );
}

function WeekStrip({ day, today, onPick }: DayPickerProps) {
  return (
    <CountedList className={styles.week} aria-label="Semaine">
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
    </CountedList>
  );
}

export function DayPicker(props: DayPickerProps) {
  return (
    <>
      <DayBar {...props} />
      <WeekStrip {...props} />
    </>
  );
}
