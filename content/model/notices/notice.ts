import type { Day } from '../opening-hours/clinic-time';
import type { DateRange } from '../opening-hours/date-range';

/** A notice for every visitor, shown during a range of days. */
export interface Notice extends DateRange {
  readonly title: string;
  /** One to three sentences. */
  readonly text: string;
  readonly urgent: boolean;
}

/** The notices that end on `day` or later: urgent notices first, each kind by first day. */
export function noticesFrom(notices: readonly Notice[], day: Day): Notice[] {
  const rank = ({ urgent, from }: Notice) => `${urgent ? 0 : 1} ${from}`;
  return notices
    .filter(({ to }) => to >= day)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
