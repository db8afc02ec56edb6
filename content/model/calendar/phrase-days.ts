import { wholeWeek, type Weekday } from './day';
import { is, peek, take, takeJoint, textOf, type Cursor } from './phrase-cursor';
import type { Nth } from './rule';

function fromTo(first: Weekday, last: Weekday): readonly Weekday[] {
  const isInside = (day: Weekday) =>
    first <= last ? first <= day && day <= last : first <= day || day <= last;
  return wholeWeek.filter(isInside);
}

/** Reads « lundi au vendredi et dimanche », also without « et ». */
function weekdaysIn(cursor: Cursor): readonly Weekday[] {
  const named: Weekday[] = [];
  do {
    const first = take(cursor);
    if (!is(first, 'weekdays')) break;
    const last = peek(cursor, 1);
    const isRange = is(peek(cursor), 'to') && is(last, 'weekdays');
    if (isRange) cursor.place += 2;
    const [from = 0] = first.days;
    named.push(...(isRange ? fromTo(from, last.days.at(-1) ?? from) : first.days));
  } while (takeJoint(cursor, 'weekdays') || is(peek(cursor), 'weekdays'));
  return wholeWeek.filter((day) => named.includes(day));
}

/** Reads the days. That of a month may be named once more: « 1er samedi et 3e samedi ». */
export function takeWeekdays(cursor: Cursor): boolean {
  const { draft } = cursor;
  const first = peek(cursor);
  if (!is(first, 'weekdays')) return false;
  const days = weekdaysIn(cursor);
  const isAgain = draft.nth.length > 1 && days.join() === draft.days.join();
  if (draft.days.length > 0 && !isAgain)
    throw new RangeError(`« ${textOf(cursor, first)} » va sur une autre ligne`);
  draft.days = days;
  return true;
}

/** Reads « tous les jours ». */
export function takeEveryDay(cursor: Cursor): boolean {
  const { draft } = cursor;
  if (!is(peek(cursor), 'everyDay') || draft.days.length > 0) return false;
  take(cursor);
  draft.days = wholeWeek;
  draft.isEveryDay = true;
  return true;
}

/** Reads « sauf le dimanche ». « Sauf dimanche matin » may mean one morning, or all. */
export function takeExcept(cursor: Cursor): boolean {
  const { draft } = cursor;
  const ahead = is(peek(cursor), 'comma') ? 1 : 0;
  const word = peek(cursor, ahead);
  const hasDay = is(peek(cursor, ahead + 1), 'weekdays');
  if (!is(word, 'except') && !(is(word, 'closed') && hasDay && draft.days.length > 0)) return false;
  const said = `« ${textOf(cursor, word)} »`;
  if (draft.days.length === 0) throw new RangeError(`il manque les jours avant ${said}`);
  if (!hasDay) throw new RangeError(`il manque le jour après ${said}`);
  cursor.place += ahead + 1;
  const except = weekdaysIn(cursor);
  draft.days = draft.days.filter((day) => !except.includes(day));
  if (draft.days.length === 0) throw new RangeError('il ne reste aucun jour');
  if (is(peek(cursor), 'half')) throw new RangeError(`${said} ne va qu’avec des jours entiers`);
  return true;
}

/** Reads « 1er et 3e ». */
export function takeNth(cursor: Cursor): boolean {
  const { draft } = cursor;
  const isMore = draft.nth.length > 0 && draft.periods.length === 0 && takeJoint(cursor, 'nth');
  if (!is(peek(cursor), 'nth') || (draft.nth.length > 0 && !isMore)) return false;
  const named = [...draft.nth];
  do {
    const word = take(cursor);
    if (is(word, 'nth')) named.push(word.nth);
  } while (takeJoint(cursor, 'nth'));
  const inOrder: readonly Nth[] = [1, 2, 3, 4, 5, -1];
  draft.nth = inOrder.filter((nth) => named.includes(nth));
  return true;
}
