import type { Day } from './clinic-time';

/** Both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}
