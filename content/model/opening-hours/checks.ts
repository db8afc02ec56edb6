import type { Finding } from '../../fields/finding';
import { daysOf, hourAndMinute, isClosed, type ClockTime, type OpeningHours } from './schedule';
import { weekdays, type Weekday } from './weekday';

const dayLength = 24 * 60;
const weekLength = 7 * dayLength;

const minutesOf = (time: ClockTime) => {
  const [hour, minute] = hourAndMinute(time);
  return hour * 60 + minute;
};

/** In minutes, from Monday 00:00. */
interface Period {
  start: number;
  length: number;
}

/** « Fermé » covers the whole day. */
function periodsOf(row: OpeningHours): Period[] {
  const [opens, closes] =
    typeof row.hours === 'string'
      ? [0, dayLength]
      : [minutesOf(row.hours.opens), minutesOf(row.hours.closes)];
  const length = closes > opens ? closes - opens : closes + dayLength - opens;
  return daysOf(row).map((day) => ({ start: weekdays.indexOf(day) * dayLength + opens, length }));
}

const isDuring = (minute: number, { start, length }: Period): boolean =>
  (minute - start + weekLength) % weekLength < length;

/** Returns each row that has hours in common with an earlier one. */
export function overlappingHours(rows: readonly OpeningHours[]): Finding[] {
  const periods = rows.map(periodsOf);
  return periods.flatMap((own, index) => {
    const clash = own.find((period) =>
      periods
        .slice(0, index)
        .flat()
        .some((other) => isDuring(other.start, period) || isDuring(period.start, other)),
    );
    if (!clash) return [];
    const day = weekdays[Math.floor(clash.start / dayLength)] ?? '';
    const sentence = `« ${day} » a deux horaires en même temps : corrigez cette ligne, ou l’autre`;
    return [{ path: ['openingHours', index], sentence }];
  });
}

/** Returns the days that no row names. */
export function daysWithoutHours(rows: readonly OpeningHours[]): Finding[] {
  const named = rows.flatMap(daysOf);
  return weekdays
    .filter((day) => !named.includes(day))
    .map((day) => ({
      path: ['openingHours'],
      sentence: `« ${day} » n’a pas d’horaire : ajoutez une ligne, « Fermé » s’il le faut`,
    }));
}

/** Whether the clinic is open at a full hour. The hour at which it closes is excluded. */
export function isOpenAt(day: Weekday, hour: number, rows: readonly OpeningHours[]): boolean {
  const minute = weekdays.indexOf(day) * dayLength + hour * 60;
  const periods = rows.filter((row) => !isClosed(row)).flatMap(periodsOf);
  return periods.some((period) => isDuring(minute, period));
}
