import { PhraseFault, inTheMorning } from './draft';
import { is, peek, take, takeJoint, textOf, type Cursor } from './phrase-cursor';
import type { Word } from './phrase-words';
import { hour, wholeDay, type Clock, type Period } from './rule';

const clockOf = (word: Word | undefined): Clock | undefined => {
  if (word?.is === 'clock') return word.clock;
  return word?.is === 'number' ? word.number * hour : undefined;
};

/** For examples. */
const fourHoursFrom = (opens: Clock): Period[] => [
  { opens, closes: Math.min(opens + 4 * hour, wholeDay) },
];

/** « 8 à 12H » has one « H » for both. */
function periodFrom(cursor: Cursor): Period {
  const isBetween = is(peek(cursor), 'between');
  if (isBetween) take(cursor);
  const first = take(cursor);
  const opens = clockOf(first) ?? 0;
  if (opens >= wholeDay)
    throw new PhraseFault(`« ${textOf(cursor, first)} » n’est pas une heure`, first);
  if (!is(peek(cursor), 'to', 'until') && !(isBetween && is(peek(cursor), 'and'))) {
    if (first.is === 'clock') return { opens };
    throw new PhraseFault(`« ${textOf(cursor, first)} » n’est pas une heure`, first);
  }
  take(cursor);
  const last = peek(cursor);
  const end = clockOf(last);
  if (!last || end === undefined || (first.is === 'number' && last.is === 'number'))
    throw new PhraseFault('il manque l’heure de fin', first, { periods: fourHoursFrom(opens) });
  take(cursor);
  const closes = end === 0 ? wholeDay : end;
  const said = textOf(cursor, first, last);
  if (closes > wholeDay) throw new PhraseFault(`« ${said} » ne se lit pas`, first);
  if (closes <= opens)
    throw new PhraseFault(`« ${said} » finit avant d’avoir commencé`, first, {
      periods: fourHoursFrom(opens),
    });
  return { opens, closes };
}

/** Half a day beside its hours, « matin 8H-12H », « 8H du matin », says nothing more. */
function checkHalf(cursor: Cursor, word: Word & { is: 'half' }, { opens }: Period): void {
  if (opens < wholeDay / 2 === (word.half.half === 'matin')) return;
  const sentence = `« ${textOf(cursor, word)} » ne va pas avec cette heure`;
  throw new PhraseFault(sentence, word, { periods: [word.half] });
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

function apart(periods: readonly Period[], word: Word): readonly Period[] {
  const inOrder = [...periods].sort((one, other) => one.opens - other.opens);
  if (inOrder.some((one, index) => (inOrder[index + 1]?.opens ?? wholeDay) < endOf(one)))
    throw new PhraseFault('deux heures se chevauchent', word, { periods: inTheMorning.whole });
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
  draft.periods = apart(periods, first);
  return true;
}
