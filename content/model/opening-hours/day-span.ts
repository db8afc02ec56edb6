import type { IsoDay } from './day';

/** Both included. */
interface DaySpan {
  readonly du: IsoDay;
  readonly au: IsoDay;
}

/** Whether `day` is in a span. */
export const includesDay = ({ du, au }: DaySpan, day: IsoDay): boolean => du <= day && day <= au;

/** Whether a span has a day in common with another. */
export function meetsAny({ du, au }: DaySpan, others: readonly DaySpan[] = []): boolean {
  return others.some((other) => du <= other.au && other.du <= au);
}

/** Returns the number of days. */
export function lengthOf({ du, au }: DaySpan): number {
  return (Date.parse(au) - Date.parse(du)) / 86_400_000 + 1;
}
