import type { Day } from './clinic-time';

/** Some days of the calendar that follow one another, the first and the last included. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** Whether a day is one of the range. */
export function includesDay({ from, to }: DateRange, day: Day): boolean {
  return from <= day && day <= to;
}
