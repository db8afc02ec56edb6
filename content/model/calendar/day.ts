/** `yyyy-MM-dd` (ISO 8601), a day of the calendar: it has no hour and no time zone. Days compare as texts. */
export type Day = `${number}-${number}-${number}`;

/** From Monday (docs/requirements.md § 9), which is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Both days included. */
export interface Span {
  du: Day;
  au: Day;
}

export const wholeWeek: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

// Without `Intl`, whose first use loads the French locale: 80 ms on a slow phone.
export const weekdayNames = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
];

/** Returns « lundi ». */
export const weekdayInWords = (day: Weekday): string => weekdayNames[day] ?? '';

/** Returns the day of the week; `now` is on the clinic's clock (`clinicNow`). */
export const weekdayAt = (now: Date): Weekday => ((now.getUTCDay() + 6) % 7) as Weekday;

const dayLength = 86_400_000;

/** Returns the days since Thursday, 1 January 1970. */
export const numberOf = (day: Day): number => Date.parse(day) / dayLength;

/** `count` may be negative. */
export const daysAfter = (day: Day, count: number): Day =>
  new Date((numberOf(day) + count) * dayLength).toISOString().slice(0, 'yyyy-MM-dd'.length) as Day;

const daysFromMonday = (day: Day) => numberOf(day) + 3;

/** Of a day since 1970. */
export const weekdayOf = (day: Day): Weekday => (daysFromMonday(day) % 7) as Weekday;

/** Returns the days of its week, from Monday (docs/requirements.md § 9). */
export const weekOf = (day: Day): Day[] =>
  wholeWeek.map((weekday) => daysAfter(day, weekday - weekdayOf(day)));

/** Returns the weeks between two days. */
export const weeksBetween = (one: Day, other: Day): number =>
  Math.floor(daysFromMonday(other) / 7) - Math.floor(daysFromMonday(one) / 7);

/** Whether a span includes a day. */
export const includesDay = ({ du, au }: Span, day: Day): boolean => du <= day && day <= au;

/** Returns the spans that are not over. */
export const toCome = <One extends Span>(spans: readonly One[], today: Day): One[] =>
  spans.filter(({ au }) => au >= today);

/** Whether a span has a day in common with another. */
export const meetsAny = ({ du, au }: Span, others: readonly Span[] = []): boolean =>
  others.some((other) => du <= other.au && other.du <= au);

/** Returns the days of a span, in order. */
export const daysIn = (span: Span): Day[] =>
  Array.from({ length: lengthOf(span) }, (_, index) => daysAfter(span.du, index));

/** Returns the seven days that end with `day`. During these, its weekday’s name means that day. */
export const weekTo = (day: Day): Span => ({ du: daysAfter(day, -6), au: day });

/** Returns the number of days. */
export const lengthOf = ({ du, au }: Span): number => numberOf(au) - numberOf(du) + 1;
