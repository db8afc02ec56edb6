import type { Weekday } from '../calendar/day';
import { weekdayRuns } from '../calendar/print';
import { isWholeDay, type Rule } from '../calendar/rule';
import type { ServiceHours } from '../opening-hours/service-hours';
import type { EnglishText } from './schema';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** 1 January 2024 was a Monday. */
const nameOf = (day: Weekday) => weekday.format(Date.UTC(2024, 0, 1 + day));
const timeOf = (minutes: number) => clock.format(Date.UTC(2024, 0, 1, 0, minutes));

/** Returns « Monday to Saturday: 08:30–17:00 ». */
export function rowInEnglish(
  { days, periods }: Rule,
  { wholeDay, closed }: Pick<EnglishText['hours'], 'wholeDay' | 'closed'>,
): string {
  const named = weekdayRuns(days).map((run) => run.map(nameOf).join(' to '));
  const hours = periods.map((period) => {
    const { opens, closes = opens } = period;
    return isWholeDay(period) ? wholeDay : `${timeOf(opens)}–${timeOf(closes)}`;
  });
  return `${named.join(', ')}: ${hours.join(', ') || closed}`;
}

/** Returns the rows of the clinic, then those of services with an English name. */
export function hoursInEnglish(
  rows: readonly Rule[],
  services: readonly Pick<ServiceHours, 'kind' | 'rows'>[],
  text: EnglishText['hours'],
): string[] {
  const names: Partial<Record<ServiceHours['kind'], string>> = text.services;
  const ofServices = services.flatMap(({ kind, rows: own }) =>
    names[kind] === undefined ? [] : own.map((row) => `${names[kind]}, ${rowInEnglish(row, text)}`),
  );
  return [...rows.map((row) => rowInEnglish(row, text)), ...ofServices];
}
