import { rest } from './DayBar.css';

/** Shows « Lun » for « lundi »; screen readers read the whole name. */
export const ShortDay = ({ day }: { day: string }) => (
  <span>
    {day.slice(0, 1).toUpperCase() + day.slice(1, 3)}
    <span className={rest}>{day.slice(3)}</span>
  </span>
);
