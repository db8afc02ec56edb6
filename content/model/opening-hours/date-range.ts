import type { Day } from '../calendar/day';

/** Both ends included. */
export interface DateRange {
  from: Day;
  to: Day;
}
