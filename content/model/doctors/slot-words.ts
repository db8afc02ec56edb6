import type { Day, Weekday } from '../calendar/day';
import { dayNearby, everyOtherWeek, nthOfMonth, print, termsOf } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import type { Doctor } from './doctor';

/** Returns « , à partir du 28 novembre » while the first day is to come. */
function fromFirstDay(rule: Rule, today: Day): string {
  if (rule.every !== 'fortnight') return '';
  return rule.from <= today ? '' : `, à partir du ${dayNearby(rule.from, today)}`;
}

/** Said instead of days that are not known. */
export const askForDays = 'demandez à l’accueil';

/** Whether one comes without an appointment, whatever the day. */
export const areWalkIn = (rules: readonly Rule[]): boolean =>
  rules.length > 0 && rules.every(({ isWalkIn }) => isWalkIn);

/** Returns « Samedi 9H, une semaine sur deux » for each rule, with its first day while that is to come. */
export const slotsInWords = ({
  consultation,
  builtOn,
}: Pick<Doctor, 'consultation' | 'builtOn'>): string[] =>
  consultation.map((rule) => print(rule) + fromFirstDay(rule, builtOn));

/** Returns « une semaine sur deux » or « sur R.D.V »; may be empty. */
export function besideHours(rule: Rule, today: Day): string {
  const often = {
    ...(rule.every === 'month' && { month: nthOfMonth(rule.nth) }),
    ...(rule.every === 'fortnight' && { fortnight: everyOtherWeek + fromFirstDay(rule, today) }),
  };
  const beside = [rule.note ?? '', termsOf(rule)];
  return [...beside, ...Object.values(often)].filter((words) => words !== '').join(', ');
}

/** Leaves out the days on which the clinic is closed, where « Tous les jours » has no hours of its own. */
export const onOpenDays = (rule: Rule, closed: readonly Weekday[]): Rule =>
  rule.every === 'day' && rule.periods.length === 0
    ? { ...rule, days: rule.days.filter((day) => !closed.includes(day)) }
    : rule;
