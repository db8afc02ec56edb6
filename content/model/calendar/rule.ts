import { daysAfter, weekdayOf, weeksBetween, type Day, type Weekday } from './day';

/** Minutes from midnight. A period that ends after midnight has an end above 24 hours. */
export type Clock = number;

export const hour = 60;

export const wholeDay = 24 * hour;

/** Reads « 08:30 ». */
export function clockFrom(typed: `${number}:${number}`): Clock {
  const [hours = 0, minutes = 0] = typed.split(':').map(Number);
  return hours * hour + minutes;
}

/** What a clinic says without hours. */
export type HalfDay = 'matin' | 'après-midi' | 'soir';

export interface Period {
  opens: Clock;
  closes?: Clock;
  /** Printed instead of the hours, which are then those that we take it for. */
  half?: HalfDay;
}

/** Whether a period lasts from midnight to midnight. */
export const isWholeDay = ({ opens, closes }: Period): boolean =>
  opens === 0 && closes === wholeDay;

/** Hours that we take the words for. */
export const halfDays: readonly (Period & { half: HalfDay; closes: Clock })[] = [
  { half: 'matin', opens: 8 * hour, closes: 12 * hour },
  { half: 'après-midi', opens: 14 * hour, closes: 18 * hour },
  { half: 'soir', opens: 18 * hour, closes: 22 * hour },
];

/** Of a month; −1 is the last. */
export type Nth = 1 | 2 | 3 | 4 | 5 | -1;

export type Rule = {
  /** In the order of the week, each once; none by appointment alone. */
  days: readonly Weekday[];
  /** By hour, apart from each other; none where no hour is said. */
  periods: readonly Period[];
  byAppointment: boolean;
  /** Whether one comes without an appointment. */
  isWalkIn?: true;
  /** « femmes »: shown beside the hours. */
  note?: string;
} & (
  | { every: 'day' | 'week' | 'appointment' }
  /** `from` is its first day. */
  | { every: 'fortnight'; from: Day }
  | { every: 'month'; nth: readonly Nth[] }
);

const monthOf = (day: Day) => day.slice(0, 'yyyy-MM'.length);

const dateOf = (day: Day) => Number(day.slice('yyyy-MM-'.length));

const isNth = (day: Day, nth: Nth) =>
  nth === -1 ? monthOf(daysAfter(day, 7)) !== monthOf(day) : Math.ceil(dateOf(day) / 7) === nth;

/** Whether a rule names a day, exceptions apart. */
export function takesPlaceOn(rule: Rule, day: Day): boolean {
  if (!rule.days.includes(weekdayOf(day))) return false;
  if (rule.every === 'fortnight') return day >= rule.from && weeksBetween(rule.from, day) % 2 === 0;
  return rule.every !== 'month' || rule.nth.some((nth) => isNth(day, nth));
}
