import type { Day } from './clinic-time';

/** A range of calendar days, both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** Whether a range includes a day. */
export function includesDay({ from, to }: DateRange, day: Day): boolean {
  return from <= day && day <= to;
}
