import type { Day } from './clinic-time';

/** Both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** True for both ends. */
export function includesDay({ from, to }: DateRange, day: Day): boolean {
  return from <= day && day <= to;
}
