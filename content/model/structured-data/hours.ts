import type { OpeningHoursSpecification } from 'schema-dts';
import type { Span, Weekday } from '../calendar/day';
import { hour, wholeDay, type Clock, type Period, type Rule } from '../calendar/rule';

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns the property `dayOfWeek`. */
export const dayOfWeek = (days: readonly Weekday[]) => ({
  dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
});

/** Returns « 09:00 », or « 23:59 » for midnight, since search engines reject « 24:00 ». */
function timeData(clock: Clock): string {
  const minute = clock > wholeDay ? clock - wholeDay : Math.min(clock, wholeDay - 1);
  return [Math.floor(minute / hour), minute % hour]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export type Specification = Exclude<OpeningHoursSpecification, string>;

/** Without its days. */
export const periodData = ({ opens, closes }: Period): Specification => ({
  '@type': 'OpeningHoursSpecification',
  opens: timeData(opens),
  ...(closes !== undefined && { closes: timeData(closes) }),
});

/** From 00:00 to 00:00 means closed (Google, « Local business », special hours). */
export const closed = periodData({ opens: 0, closes: 0 });

/** schema.org cannot express « every other week », nor a week of the month. */
export const isWeekly = ({ every }: Rule): boolean => every === 'day' || every === 'week';

/** Omits rules that schema.org cannot express. */
export const hoursData = (rules: readonly Rule[]): Specification[] =>
  rules
    .filter(isWeekly)
    .flatMap(({ days, periods }) =>
      periods.map((period) => ({ ...periodData(period), ...dayOfWeek(days) })),
    );

/** Limits hours to a span of days. */
export const validIn = ({ du, au }: Span, hours: Specification): Specification => ({
  ...hours,
  validFrom: du,
  validThrough: au,
});

/** Returns a property with the closed days, or false if there are none. */
export const closedDaysData = (spans: readonly Span[]) =>
  spans.length > 0 && {
    specialOpeningHoursSpecification: spans.map((span) => validIn(span, closed)),
  };
