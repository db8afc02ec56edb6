import type { Weekday } from '../calendar/day';
import { everyOtherWeek, nthOfMonth, print } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { builtDay } from '../clinic/build';
import { dayNearby } from '../calendar/day-words';

/** Returns « , à partir du 28 novembre » while the first day is to come. */
function fromFirstDay(rule: Rule): string {
  if (rule.every !== 'fortnight') return '';
  const today = builtDay();
  return rule.from <= today ? '' : `, à partir du ${dayNearby(rule.from, today)}`;
}

/** Returns « Samedi 9H, une semaine sur deux », with its first day while that is to come. */
export const slotInWords = (rule: Rule): string => print(rule) + fromFirstDay(rule);

/** Returns « une semaine sur deux » or « sur R.D.V »; may be empty. */
export function besideHours(rule: Rule): string {
  const often = {
    ...(rule.every === 'month' && { month: nthOfMonth(rule.nth) }),
    ...(rule.every === 'fortnight' && { fortnight: everyOtherWeek.slice(2) + fromFirstDay(rule) }),
  };
  return [...(rule.byAppointment ? ['sur R.D.V'] : []), ...Object.values(often)].join(', ');
}

/** Leaves out the days on which the clinic is closed, where « Tous les jours » has no hours of its own. */
export const onOpenDays = (rule: Rule, closed: readonly Weekday[]): Rule =>
  rule.every === 'day' && rule.periods.length === 0
    ? { ...rule, days: rule.days.filter((day) => !closed.includes(day)) }
    : rule;
