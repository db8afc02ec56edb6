import { occurrenceInWords } from '../calendar/print';
import { hour } from '../calendar/rule';
import type { Occurrence, Timetable } from '../calendar/timetable';
import { consultationsAhead } from '../doctors/next-consultations';

/** The words of « autre » are the visitor's own. */
const undated = { premier: 'le premier jour possible', autre: 'un autre jour' } as const;

/** What a request may ask for. Without a doctor, a day has no hour. */
export type Offered = Occurrence | keyof typeof undated;

/** Returns « jeudi 26 novembre, 9H-12H ». */
export const offeredInWords = (one: Offered): string =>
  typeof one === 'string' ? undated[one] : occurrenceInWords(one);

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** In addresses, where they compare as texts: `premier`, `yyyy-MM-dd`, `yyyy-MM-ddTHH` or `yyyy-MM-ddTHHmm`. */
export function idOf(one: Offered): string {
  if (typeof one === 'string') return one;
  const { day, period } = one;
  if (!period) return day;
  const minutes = period.opens % hour;
  const hours = `${day}T${twoDigits((period.opens - minutes) / hour)}`;
  return minutes === 0 ? hours : hours + twoDigits(minutes);
}

const dayCount = 6;

/**
 * Returns the consultations by appointment of the next six days that have any, without those that begin within `notice`
 * minutes.
 */
export const consultationsToAskFor = (
  { rules, exceptions }: Timetable,
  now: Date | undefined,
  notice: number,
) =>
  consultationsAhead(
    { rules: rules.filter(({ isWalkIn }) => !isWalkIn), exceptions },
    now,
    dayCount,
    notice,
  );

/** Returns the next consultations of a doctor, then days without a date. */
export const daysOffered = (
  timetable: Timetable,
  now: Date | undefined,
  notice: number,
): Offered[] => [...consultationsToAskFor(timetable, now, notice), 'premier', 'autre'];
