import { leftToday } from '@/components/ui/dated/slots';
import { ShortDay } from '@/components/ui/day-bar/ShortDay';
import { dayChoices } from '@/content/model/doctors/doctor-search';
import * as styles from './DayChips.css';

function Words({ day }: { day: string }) {
  if (day === '') return 'Tous';
  if (day !== 'aujourdhui') return <ShortDay day={day} />;
  return (
    // `markTimetables` says how many.
    <span className={styles.withNumber} {...{ [leftToday]: '' }} suppressHydrationWarning>
      <ShortDay day="aujourd’hui" />
      <span aria-hidden="true">.</span>
    </span>
  );
}

export const DayChips = () => (
  <div role="radiogroup" aria-label="Jour" className={styles.chips}>
    {['', ...dayChoices].map((day) => (
      <label key={day} className={styles.chip}>
        <input type="radio" name="jour" value={day} defaultChecked={day === ''} />
        <span>
          <Words day={day} />
        </span>
      </label>
    ))}
  </div>
);
