import type { Day } from '../opening-hours/clinic-time';

/** Days of an absence, both included. */
interface AbsenceDays {
  readonly du: Day;
  readonly au: Day;
}

/** Whether an absence has a day in common with another. */
export function meetsAny({ du, au }: AbsenceDays, others: readonly AbsenceDays[] = []): boolean {
  return others.some((other) => du <= other.au && other.du <= au);
}

/** Returns the number of days of an absence. */
export function lengthOf({ du, au }: AbsenceDays): number {
  return (Date.parse(au) - Date.parse(du)) / 86_400_000 + 1;
}
