import type { OpeningHoursSpecification } from 'schema-dts';
import type { Span, Weekday } from '../calendar/day';
import { hour, wholeDay, type Clock, type Rule } from '../calendar/rule';

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns schema.org's address of a day. */
const dayOfWeekData = (day: Weekday) => `https://schema.org/${dayNames[day]}` as const;

/** « 09:00 »; « 23:59 » at midnight, since search engines know no « 24:00 ». */
function timeData(clock: Clock): string {
  const minute = clock > wholeDay ? clock - wholeDay : Math.min(clock, wholeDay - 1);
  return [Math.floor(minute / hour), minute % hour]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** schema.org cannot say « every other week », nor a week of the month. */
export const hoursData = (rules: readonly Rule[]): Exclude<OpeningHoursSpecification, string>[] =>
  rules
    .filter(({ every }) => every === 'day' || every === 'week')
    .flatMap(({ days, periods }) =>
      periods.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map(dayOfWeekData),
        opens: timeData(opens),
        ...(closes !== undefined && { closes: timeData(closes) }),
      })),
    );

/** From 00:00 to 00:00 means closed (Google, « Local business », special hours). */
export const closedDaysData = (spans: readonly Span[]) =>
  spans.length > 0 && {
    specialOpeningHoursSpecification: spans.map(({ du, au }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      opens: '00:00',
      closes: '00:00',
      validFrom: du,
      validThrough: au,
    })),
  };
