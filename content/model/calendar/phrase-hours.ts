import { is, peek, take, takeJoint, textOf, type Cursor } from './phrase-cursor';
import type { Word } from './phrase-words';
import { hour, wholeDay, type Clock, type Period } from './rule';

const clockOf = (word: Word | undefined): Clock | undefined => {
  if (word?.is === 'clock') return word.clock;
  return word?.is === 'number' ? word.number * hour : undefined;
};

/** A consultation that ends after midnight is a night, never a day and a night. */
const longest = 16 * hour;

/** « 8 à 12H » has one « H » for both. */
function periodFrom(cursor: Cursor): Period {
  const isBetween = is(peek(cursor), 'between');
  if (isBetween) take(cursor);
  const first = take(cursor);
  const opens = clockOf(first) ?? 0;
  const isOpen = is(peek(cursor), 'to', 'until') || (isBetween && is(peek(cursor), 'and'));
  if (opens >= wholeDay || (!isOpen && first.is !== 'clock'))
    throw new RangeError(`« ${textOf(cursor, first)} » n’est pas une heure`);
  if (!isOpen) return { opens };
  take(cursor);
  const last = peek(cursor);
  const end = clockOf(last);
  if (!last || end === undefined || (first.is === 'number' && last.is === 'number'))
    throw new RangeError('il manque l’heure de fin');
  take(cursor);
  const closes = end > opens ? end : end + wholeDay;
  if (end > wholeDay || (closes > wholeDay && closes - opens > longest))
    throw new RangeError(
      `« ${textOf(cursor, first, last)} » finit avant d’avoir commencé, ou dure trop longtemps`,
    );
  return { opens, closes };
}

/** Half a day beside its hours, « matin 8H-12H », « 8H du matin », says nothing more. */
function checkHalf(cursor: Cursor, word: Word & { is: 'half' }, { opens }: Period): void {
  if (opens < wholeDay / 2 !== (word.half.half === 'matin'))
    throw new RangeError(`« ${textOf(cursor, word)} » ne va pas avec cette heure`);
}

function periodOf(cursor: Cursor): Period {
  const before = peek(cursor);
  if (is(before, 'half', 'allDay')) take(cursor);
  if (is(before, 'allDay')) return { opens: 0, closes: wholeDay };
  if (is(before, 'half') && !is(peek(cursor), 'clock', 'number', 'between')) return before.half;
  const period = periodFrom(cursor);
  const after = peek(cursor);
  const half = is(after, 'half') ? after : before;
  if (is(half, 'half')) checkHalf(cursor, half, period);
  if (is(after, 'half')) take(cursor);
  return period;
}

const endOf = ({ opens, closes = opens + 1 }: Period) => closes;

function apart(periods: readonly Period[]): readonly Period[] {
  const inOrder = [...periods].sort((one, other) => one.opens - other.opens);
  const [first] = inOrder;
  const tomorrow = wholeDay + (first?.opens ?? 0);
  if (inOrder.some((one, index) => (inOrder[index + 1]?.opens ?? tomorrow) < endOf(one)))
    throw new RangeError('deux heures se chevauchent');
  return inOrder;
}

const hasEnd = (periods: readonly Period[]) => periods.at(-1)?.closes !== undefined;

const starts = ['clock', 'half', 'number', 'allDay', 'between'] as const;

/** Reads « 8H-12H et 15H-18H », « de 8h à 12h », « matin », « dès 9h ». */
export function takeHours(cursor: Cursor): boolean {
  const { draft } = cursor;
  const isLed = is(peek(cursor), 'to', 'from') && is(peek(cursor, 1), 'clock', 'number');
  const first = peek(cursor, isLed ? 1 : 0);
  if (!first || !is(first, ...starts) || draft.periods.length > 0) return false;
  if (isLed) take(cursor);
  const periods: Period[] = [];
  do periods.push(periodOf(cursor));
  while (
    hasEnd(periods)
      ? takeJoint(cursor, ...starts) || is(peek(cursor), ...starts)
      : !is(peek(cursor), 'slash') && takeJoint(cursor, ...starts)
  );
  draft.periods = apart(periods);
  return true;
}
