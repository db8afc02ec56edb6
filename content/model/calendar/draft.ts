import { weekdayInWords, weekdayOf, wholeWeek, type Day, type Weekday } from './day';
import type { Nth, Period, Rule } from './rule';

export interface Draft {
  days: readonly Weekday[];
  isEveryDay: boolean;
  nth: readonly Nth[];
  isOfMonth: boolean;
  isFortnightly: boolean;
  from: Day | undefined;
  periods: readonly Period[];
  byAppointment: boolean;
  orByAppointment: boolean;
  isWalkIn: boolean;
  isClosed: boolean;
  note: string | undefined;
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
  orByAppointment: false,
  isWalkIn: false,
  isClosed: false,
  note: undefined,
};

export const onRequest: Rule = { every: 'appointment', days: [], periods: [], byAppointment: true };

/** Returns the rule of a phrase that is read to its end. Throws a `RangeError`. */
function ruleOf(draft: Draft): Rule {
  const { days, isEveryDay, nth, isOfMonth, isFortnightly, from, periods, byAppointment } = draft;
  const note = draft.note === undefined ? {} : { note: draft.note };
  const common = {
    days,
    periods,
    byAppointment,
    ...(draft.isWalkIn && { isWalkIn: true as const }),
    ...note,
  };
  if (days.length === 0) {
    const isAlone = periods.length + nth.length === 0 && !isOfMonth && !isFortnightly && !from;
    if (byAppointment && isAlone) return onRequest;
    throw new RangeError('il manque le jour');
  }
  if (nth.length > 0) {
    if (isFortnightly || from)
      throw new RangeError('« du mois » ne va pas avec « une semaine sur deux »');
    if (days.length > 1 || isEveryDay) throw new RangeError('un seul jour va avec « du mois »');
    return { ...common, every: 'month', nth };
  }
  if (isOfMonth) throw new RangeError('lequel du mois ? il manque « 1er » ou « dernier »');
  if (isFortnightly) {
    if (!from) throw new RangeError('il manque le premier jour');
    if (!days.includes(weekdayOf(from)))
      throw new RangeError(`le ${from} est un ${weekdayInWords(weekdayOf(from))}`);
    return { ...common, every: 'fortnight', from };
  }
  if (from) throw new RangeError('« à partir du » ne va qu’avec « une semaine sur deux »');
  return { ...common, every: isEveryDay || days.length === wholeWeek.length ? 'day' : 'week' };
}

/** Throws a `RangeError`. */
export function momentOf(draft: Draft): Rule {
  if (draft.isClosed) throw new RangeError('« fermé » ne va que dans « horaires.yaml »');
  return ruleOf(draft);
}

/** Without a day, every day is meant; a closed day has no periods. Throws a `RangeError`. */
export function openingOf(draft: Draft): Rule {
  const rule = ruleOf({ ...draft, days: draft.days.length === 0 ? wholeWeek : draft.days });
  if (
    (rule.every !== 'day' && rule.every !== 'week') ||
    draft.byAppointment ||
    draft.orByAppointment
  )
    throw new RangeError('une clinique ouvre aux mêmes heures chaque semaine');
  if (draft.isClosed !== (rule.periods.length === 0))
    throw new RangeError(
      draft.isClosed ? '« fermé » ne va avec aucune heure' : 'il manque l’heure',
    );
  if (rule.periods.some(({ closes }) => closes === undefined))
    throw new RangeError('il manque l’heure de fin');
  return rule;
}
