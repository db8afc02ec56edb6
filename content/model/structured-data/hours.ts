import type { OpeningHoursSpecification } from 'schema-dts';
import { wholeWeek, type Span, type Weekday } from '../calendar/day';
import { hour, wholeDay, type Clock, type Period, type Rule } from '../calendar/rule';
import { occurrencesOn, type Exception, type Timetable } from '../calendar/timetable';

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
const dayOfWeek = (days: readonly Weekday[]) => ({
  dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
});

/** Returns « 09:00 », or « 23:59 » for midnight, since search engines reject « 24:00 ». */
function timeData(clock: Clock): string {
  const minute = clock > wholeDay ? clock - wholeDay : Math.min(clock, wholeDay - 1);
  return [Math.floor(minute / hour), minute % hour]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

type Specification = Exclude<OpeningHoursSpecification, string>;

/** Without its days. */
const periodData = ({ opens, closes }: Period): Specification => ({
  '@type': 'OpeningHoursSpecification',
  opens: timeData(opens),
  ...(closes !== undefined && { closes: timeData(closes) }),
});

/** From 00:00 to 00:00 means closed (Google, « Local business », special hours). */
const closed = periodData({ opens: 0, closes: 0 });

/** schema.org cannot express « every other week », nor a week of the month. */
const isWeekly = ({ every }: Rule): boolean => every === 'day' || every === 'week';

/** Omits rules that schema.org cannot express. */
export const hoursData = (rules: readonly Rule[]): Specification[] =>
  rules
    .filter(isWeekly)
    .flatMap(({ days, periods }) =>
      periods.map((period) => ({ ...periodData(period), ...dayOfWeek(days) })),
    );

/** Limits hours to a span of days. */
const validIn = ({ du, au }: Span, hours: Specification): Specification => ({
  ...hours,
  validFrom: du,
  validThrough: au,
});

/** Returns the hours that replace the usual ones during an exception. */
function hoursInstead(timetable: Timetable, exception: Exception): Specification[] {
  if (exception.kind === 'added')
    return occurrencesOn(timetable, exception.du).flatMap(({ period }) =>
      period ? [periodData(period)] : [],
    );
  if (exception.kind !== 'period') return [closed];
  const usual = timetable.rules.filter(isWeekly).flatMap(({ days }) => days);
  const others = exception.rules.flatMap(({ days }) => days);
  const free = wholeWeek.filter((day) => usual.includes(day) && !others.includes(day));
  return [
    ...hoursData(exception.rules),
    ...(free.length > 0 ? [{ ...closed, ...dayOfWeek(free) }] : []),
  ];
}

/** Returns a property with the hours of exceptions, or false if there are none. */
export function specialHoursData(timetable: Timetable) {
  const special = timetable.exceptions.flatMap((exception) =>
    hoursInstead(timetable, exception).map((hours) => validIn(exception, hours)),
  );
  return special.length > 0 && { specialOpeningHoursSpecification: special };
}
