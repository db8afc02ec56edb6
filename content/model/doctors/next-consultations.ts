import { daysAfter, type Day } from '../calendar/day';
import { leftToday, momentOf, stateAt } from '../calendar/now';
import { clockInWords, periodInWords } from '../calendar/print';
import { occurrences, type Occurrence, type Timetable } from '../calendar/timetable';
import { dayLabelFrom } from '../calendar/day-words';

/** Enough for a day of the month, and weeks of absence. */
const daysAhead = 70;

/** A day and hour: the id is `yyyy-MM-dd`, `yyyy-MM-ddTHH` or `yyyy-MM-ddTHHmm`, and ids compare as texts. */
export interface Consultation {
  id: string;
  /** « jeudi 26 novembre, 9H-12H », with a year other than that of today. */
  label: string;
}

function consultationOf({ day, period }: Occurrence, label: string): Consultation {
  if (!period) return { id: day, label };
  const [hours = '', minutes = ''] = clockInWords(period.opens).split('H');
  return {
    id: `${day}T${hours.padStart(2, '0')}${minutes}`,
    label: `${label}, ${periodInWords(period)}`,
  };
}

/**
 * Returns the consultations of the next `count` days that have any, at most 70 days ahead. Omits those that begin within
 * `notice` minutes. `now` is on the clinic's clock (`onClinicClock`); if it is undefined, returns none.
 */
export function consultationsAhead(
  timetable: Timetable,
  now: Date | undefined,
  count: number,
  notice = 0,
): Consultation[] {
  if (!now) return [];
  const moment = momentOf(now);
  const today = moment.day;
  const soon = { day: today, minute: moment.minute + notice };
  const next: Consultation[] = [];
  const days = new Set<Day>();
  for (const one of occurrences(timetable, { du: today, au: daysAfter(today, daysAhead - 1) })) {
    // Without hours, one may come until the evening.
    if (stateAt(one, one.period ? soon : moment) !== 'toCome') continue;
    if (days.add(one.day).size > count) break;
    next.push(consultationOf(one, dayLabelFrom(one.day, today)));
  }
  return next;
}

/** Returns the labels of the next `count` consultations. */
export const nextConsultations = (timetable: Timetable, now: Date, count: number): string[] =>
  consultationsAhead(timetable, now, count)
    .slice(0, count)
    .map(({ label }) => label);

/** Whether somebody receives now, and no other consultation of the day is to come. */
export function hasBegunToday(timetable: Timetable, now: Date): boolean {
  const states = leftToday(timetable, now).map(({ state }) => state);
  return states.includes('begun') && !states.includes('toCome');
}
