import type { Day } from './clinic-time';
import type { DateRange } from './date-range';

/** A notice for every visitor, shown during a range of days. */
export interface Notice extends DateRange {
  /** « Pas de scanner » */
  readonly title: string;
  /** One to three sentences. */
  readonly text: string;
  /** Whether a visitor who does not read it could come in vain or be in danger. */
  readonly urgent: boolean;
}

/**
 * The notices that end on `day` or later. Urgent notices come first; within both kinds, the order is that of the first
 * days.
 */
export function noticesFrom(notices: readonly Notice[], day: Day): Notice[] {
  const rank = ({ urgent, from }: Notice) => `${urgent ? 0 : 1} ${from}`;
  return notices
    .filter(({ to }) => to >= day)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
