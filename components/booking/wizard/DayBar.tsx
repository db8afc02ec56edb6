import { headingSize } from '@/components/theme/typography.css';
import { Icon } from '@/components/ui/icon/Icon';
import { dayLabel, daysAfter, type Day } from '@/content/model/opening-hours/clinic-time';
import * as styles from './SlotStep.css';

function Arrow({
  to,
  disabled,
  onPress,
}: {
  to: 'before' | 'after';
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={to === 'before' ? 'Jour précédent' : 'Jour suivant'}
      // A disabled button would lose the focus.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={to === 'before' ? 'arrow-left' : 'arrow-right'} size={24} />
    </button>
  );
}

export function DayBar({
  day,
  today,
  onPick,
}: {
  day: Day;
  today: Day;
  onPick: (day: Day) => void;
}) {
  return (
    <div className={styles.dayBar}>
      <Arrow
        to="before"
        disabled={day <= today}
        onPress={() => {
          onPick(daysAfter(day, -1));
        }}
      />
      <div aria-live="polite" className={styles.day}>
        <h4 className={headingSize.item}>{dayLabel(day)}</h4>
      </div>
      <Arrow
        to="after"
        disabled={false}
        onPress={() => {
          onPick(daysAfter(day, 1));
        }}
      />
    </div>
  );
}
