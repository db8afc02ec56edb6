import type { Day } from '../calendar/day';

/** Both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}
