import type { Day } from './clinic-time';
import type { DateRange } from './date-range';

/** What the clinic tells every visitor for some days, from the first to the last. */
export interface Notice extends DateRange {
  /** « Pas de scanner » */
  readonly title: string;
  /** One to three sentences. */
  readonly text: string;
  /** Whether somebody could come for nothing, or be in danger, who does not read it. */
  readonly urgent: boolean;
}

/** The notices that are not over on that day: the urgent ones first, then in the order of their first days. */
export function noticesFrom(notices: readonly Notice[], day: Day): Notice[] {
  const rank = ({ urgent, from }: Notice) => `${urgent ? 0 : 1} ${from}`;
  return notices
    .filter(({ to }) => to >= day)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
