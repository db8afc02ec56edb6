import { wholeWeek, type Weekday } from './day';
import { Fault, inTheMorning } from './draft';
import { is, peek, take, takeJoint, textOf, type Reader } from './phrase-reader';
import type { Word } from './phrase-words';
import type { Nth } from './rule';

function fromTo(first: Weekday, last: Weekday): readonly Weekday[] {
  const isInside = (day: Weekday) =>
    first <= last ? first <= day && day <= last : first <= day || day <= last;
  return wholeWeek.filter(isInside);
}

/** Reads « lundi au vendredi et dimanche ». */
function weekdaysIn(reader: Reader): readonly Weekday[] {
  const named: Weekday[] = [];
  do {
    const first = take(reader);
    if (!is(first, 'weekdays')) break;
    const last = peek(reader, 1);
    const isRange = is(peek(reader), 'to') && is(last, 'weekdays');
    if (isRange) reader.place += 2;
    const [from = 0] = first.days;
    named.push(...(isRange ? fromTo(from, last.days.at(-1) ?? from) : first.days));
  } while (takeJoint(reader, 'weekdays'));
  return wholeWeek.filter((day) => named.includes(day));
}

/** Where « mercredi » follows « lundi » without « et », or after its hours. */
function secondDay(reader: Reader, word: Word & { is: 'weekdays' }): Fault {
  const { days, periods, nth } = reader.draft;
  const said = `« ${textOf(reader, word)} »`;
  return periods.length + nth.length > 0
    ? new Fault(`${said} va sur une autre ligne`, word, { nth: nth.slice(0, 1) })
    : new Fault(`il manque une virgule, « et » ou « au » avant ${said}`, word, {
        days: wholeWeek.filter((day) => days.includes(day) || word.days.includes(day)),
      });
}

/** Reads the days. That of a month may be named once more: « 1er samedi et 3e samedi ». */
export function takeWeekdays(reader: Reader): boolean {
  const { draft } = reader;
  const first = peek(reader);
  if (!is(first, 'weekdays')) return false;
  const days = weekdaysIn(reader);
  const isAgain = draft.nth.length > 1 && days.join() === draft.days.join();
  if (draft.days.length > 0 && !isAgain) throw secondDay(reader, first);
  draft.days = days;
  return true;
}

/** Reads « tous les jours ». */
export function takeEveryDay(reader: Reader): boolean {
  const { draft } = reader;
  if (!is(peek(reader), 'everyDay') || draft.days.length > 0) return false;
  take(reader);
  draft.days = wholeWeek;
  draft.isEveryDay = true;
  return true;
}

/** Reads « sauf le dimanche ». « Sauf dimanche matin » may mean one morning, or all. */
export function takeExcept(reader: Reader): boolean {
  const { draft } = reader;
  const ahead = is(peek(reader), 'comma') ? 1 : 0;
  const word = peek(reader, ahead);
  if (!is(word, 'except')) return false;
  if (draft.days.length === 0) throw new Fault('il manque les jours avant « sauf »', word);
  reader.place += ahead + 1;
  if (!is(peek(reader), 'weekdays')) throw new Fault('il manque le jour après « sauf »', word);
  const except = weekdaysIn(reader);
  draft.days = draft.days.filter((day) => !except.includes(day));
  if (draft.days.length === 0) throw new Fault('il ne reste aucun jour', word);
  const half = peek(reader);
  if (is(half, 'half'))
    throw new Fault('« sauf » ne va qu’avec des jours entiers', half, {
      periods: inTheMorning.whole,
    });
  return true;
}

/** Reads « 1er et 3e ». */
export function takeNth(reader: Reader): boolean {
  const { draft } = reader;
  const isMore = draft.nth.length > 0 && draft.periods.length === 0 && takeJoint(reader, 'nth');
  if (!is(peek(reader), 'nth') || (draft.nth.length > 0 && !isMore)) return false;
  const named = [...draft.nth];
  do {
    const word = take(reader);
    if (is(word, 'nth')) named.push(word.nth);
  } while (takeJoint(reader, 'nth'));
  const inOrder: readonly Nth[] = [1, 2, 3, 4, 5, -1];
  draft.nth = inOrder.filter((nth) => named.includes(nth));
  return true;
}
