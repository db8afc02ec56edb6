import { weekdayInWords, daysAfter, weekdayOf, wholeWeek, type Day, type Weekday } from './day';
import type { Word } from './phrase-words';
import { hour, type Nth, type Period, type Rule } from './rule';

export interface Draft {
  days: readonly Weekday[];
  isEveryDay: boolean;
  nth: readonly Nth[];
  isOfMonth: boolean;
  isFortnightly: boolean;
  from: Day | undefined;
  periods: readonly Period[];
  byAppointment: boolean;
}

export const emptyDraft: Draft = {
  days: [],
  isEveryDay: false,
  nth: [],
  isOfMonth: false,
  isFortnightly: false,
  from: undefined,
  periods: [],
  byAppointment: false,
};

export class PhraseFault extends Error {
  /** `word` is where it is, undefined for the whole phrase. `near` is what the example has. */
  constructor(
    readonly sentence: string,
    readonly word?: Word,
    readonly near: Partial<Draft> = {},
  ) {
    super(sentence);
  }
}

/** For examples. */
export const inTheMorning = {
  start: [{ opens: 9 * hour }],
  whole: [{ opens: 8 * hour, closes: 12 * hour }],
};

const firstDayOn = (weekday: Weekday): Day => daysAfter('2027-01-04', weekday);

/** Returns a rule like the draft; a Monday at nine where it does not say. */
export function exampleOf(draft: Draft): Rule {
  const { isEveryDay, nth, isOfMonth, isFortnightly, from, byAppointment } = draft;
  const [first = 0] = draft.days;
  const hours = draft.periods.length > 0 ? draft.periods : inTheMorning.start;
  const common = { periods: hours, byAppointment };
  if (isEveryDay) return { ...common, every: 'day', days: draft.days };
  if (isOfMonth || nth.length > 0)
    return { ...common, every: 'month', days: [first], nth: nth.length > 0 ? nth : [1] };
  if (isFortnightly || from) {
    const isRight = from && weekdayOf(from) === first;
    return {
      ...common,
      every: 'fortnight',
      days: [first],
      from: isRight ? from : firstDayOn(first),
    };
  }
  return { ...common, every: 'week', days: draft.days.length > 0 ? draft.days : [first] };
}

/** Returns the rule of a phrase that is read to its end. Throws a `PhraseFault`. */
export function ruleOf(draft: Draft): Rule {
  const { days, isEveryDay, nth, isOfMonth, isFortnightly, from, periods, byAppointment } = draft;
  const common = { days, periods, byAppointment };
  if (days.length === 0) {
    const isAlone = periods.length + nth.length === 0 && !isOfMonth && !isFortnightly && !from;
    if (byAppointment && isAlone) return { ...common, every: 'appointment' };
    throw new PhraseFault('il manque le jour');
  }
  if (nth.length > 0) {
    if (isFortnightly || from)
      throw new PhraseFault('« du mois » ne va pas avec « une semaine sur deux »');
    if (days.length > 1 || isEveryDay)
      throw new PhraseFault('un seul jour va avec « du mois »', undefined, { isEveryDay: false });
    return { ...common, every: 'month', nth };
  }
  if (isOfMonth) throw new PhraseFault('lequel du mois ? il manque « 1er » ou « dernier »');
  if (isFortnightly) {
    if (!from) throw new PhraseFault('il manque le premier jour');
    if (!days.includes(weekdayOf(from)))
      throw new PhraseFault(`le ${from} est un ${weekdayInWords(weekdayOf(from))}`);
    return { ...common, every: 'fortnight', from };
  }
  if (from) throw new PhraseFault('« à partir du » ne va qu’avec « une semaine sur deux »');
  return { ...common, every: isEveryDay || days.length === wholeWeek.length ? 'day' : 'week' };
}
