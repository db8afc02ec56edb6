import type { Day } from '../calendar/day';
import type { DateRange } from '../opening-hours/date-range';

export interface Notice extends DateRange {
  title: string;
  text: string;
  urgent: boolean;
}

/** Urgent notices first, then by first day. */
export function noticesFrom(notices: readonly Notice[], day: Day): Notice[] {
  const rank = ({ urgent, from }: Notice) => `${urgent ? 0 : 1} ${from}`;
  return notices
    .filter(({ to }) => to >= day)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
