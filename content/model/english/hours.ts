import type { Weekday } from '../calendar/day';
import { isWholeDay } from '../calendar/rule';
import type { OpeningHours } from '../opening-hours/schedule';
import type { ServiceHours } from '../opening-hours/service-hours';
import type { EnglishText } from './schema';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** 1 January 2024 was a Monday. */
const nameOf = (day: Weekday) => weekday.format(Date.UTC(2024, 0, 1 + day));
const timeOf = (minutes: number) => clock.format(Date.UTC(2024, 0, 1, 0, minutes));

/** Returns « Monday to Saturday: 08:30–17:00 ». */
export function rowInEnglish(
  { from, to, rule }: Omit<OpeningHours, 'title'>,
  { wholeDay, closed }: Pick<EnglishText['hours'], 'wholeDay' | 'closed'>,
): string {
  const days = from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`;
  const [period] = rule?.periods ?? [];
  if (!period) return `${days}: ${closed}`;
  const { opens, closes = opens } = period;
  return `${days}: ${isWholeDay(period) ? wholeDay : `${timeOf(opens)}–${timeOf(closes)}`}`;
}

/** Returns the rows of the clinic, then those of services with an English name. */
export function hoursInEnglish(
  rows: readonly OpeningHours[],
  services: readonly Pick<ServiceHours, 'kind' | 'rows'>[],
  text: EnglishText['hours'],
): string[] {
  const names: Partial<Record<ServiceHours['kind'], string>> = text.services;
  const ofServices = services.flatMap(({ kind, rows: own }) =>
    names[kind] === undefined ? [] : own.map((row) => `${names[kind]}, ${rowInEnglish(row, text)}`),
  );
  return [...rows.map((row) => rowInEnglish(row, text)), ...ofServices];
}
