import { momentOf, onRequest, openingOf, type Draft } from './draft';
import { takeEveryDay, takeExcept, takeNth, takeWeekdays } from './phrase-days';
import { takeHours } from './phrase-hours';
import { is, peek, cursorOf, textOf, type Cursor } from './phrase-cursor';
import { tidy, type Word } from './phrase-words';
import type { Period, Rule } from './rule';

/** Reads what is one word; a comma, unless it is the last. */
function takeMark(cursor: Cursor): boolean {
  const { draft } = cursor;
  const word = peek(cursor);
  if (is(word, 'appointment') && !draft.byAppointment && !draft.isWalkIn)
    draft.byAppointment = true;
  else if (is(word, 'walkIn') && !draft.byAppointment) draft.isWalkIn = true;
  else if (is(word, 'orAppointment')) draft.orByAppointment = true;
  else if (is(word, 'closed')) draft.isClosed = true;
  else if (is(word, 'note') && draft.note === undefined) draft.note = word.note;
  else if (is(word, 'ofMonth') && !draft.isOfMonth) draft.isOfMonth = true;
  else if (is(word, 'fortnight') && !draft.isFortnightly) draft.isFortnightly = true;
  else if (!is(word, 'comma') || !peek(cursor, 1)) return false;
  cursor.place += 1;
  return true;
}

/** Reads « à partir du 2026-11-28 ». */
function takeFirstDay(cursor: Cursor): boolean {
  const date = peek(cursor, 1);
  if (!is(peek(cursor), 'from') || !is(date, 'date') || cursor.draft.from) return false;
  cursor.place += 2;
  cursor.draft.from = date.day;
  return true;
}

const parts = [takeExcept, takeNth, takeWeekdays, takeEveryDay, takeHours, takeFirstDay, takeMark];

/** Names all words in a row that are not read. */
function unreadFrom(cursor: Cursor, word: Word): string {
  let last = word;
  for (let ahead = 1; is(peek(cursor, ahead), 'unknown'); ahead += 1)
    last = peek(cursor, ahead) ?? last;
  return textOf(cursor, word, is(word, 'unknown') ? last : word);
}

function faultAt(cursor: Cursor, word: Word): string {
  const next = peek(cursor, 1);
  const said = `« ${unreadFrom(cursor, word)} »`;
  if (is(word, 'and', 'to', 'from', 'comma') && !next) return `il manque la suite après ${said}`;
  const other = is(word, 'and', 'comma') && next ? next : word;
  if (is(other, 'weekdays', 'everyDay', 'nth', 'appointment', 'walkIn'))
    return `« ${textOf(cursor, other)} » va sur une autre ligne`;
  const late = is(word, 'slash') && next ? next : word;
  if (is(late, 'clock', 'half', 'allDay'))
    return `il manque « et » ou « - » avant « ${textOf(cursor, late)} »`;
  if (is(word, 'noClock', 'number')) return `${said} n’est pas une heure`;
  const date = is(word, 'from') && next ? next : word;
  if (is(date, 'noDate')) return `« ${textOf(cursor, date)} » n’est pas un jour avec son année`;
  if (is(word, 'date')) return `il manque « à partir du » avant ${said}`;
  if (is(word, 'until')) return 'il manque l’heure de début';
  return `${said} ne se lit pas`;
}

export const momentExamples =
  '« Lundi au vendredi 8H-14H », « Mardi et jeudi 9H », « 1er samedi du mois, 9H » ou « Sur R.D.V »';

export const openingExamples =
  '« Lundi au vendredi 7H30-18H », « Samedi 8H-12H et 15H-18H », « Dimanche fermé » ou « 24h/24 »';

/** Throws a `RangeError` that says in French which words are not read, with examples. */
function reader<Read>(toRead: (draft: Draft) => Read, examples: string, takers = parts) {
  return (typed: string): Read => {
    const cursor = cursorOf(tidy(typed));
    try {
      for (let word = peek(cursor); word; word = peek(cursor))
        if (!takers.some((takePart) => takePart(cursor)))
          throw new RangeError(faultAt(cursor, word));
      return toRead(cursor.draft);
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      throw new RangeError(`${fault.message} ; écrivez par exemple ${examples}`);
    }
  };
}

/** Reads what a clinic writes of its consultations: « Lundi au vendredi 8H-14H ». */
export const parse = reader(momentOf, momentExamples);

/** « Lundi 9H, ou sur R.D.V » is two rules. Throws like `parse`. */
export function parseMoments(typed: string): Rule[] {
  const isAlsoOnRequest = cursorOf(tidy(typed)).words.some((word) => is(word, 'orAppointment'));
  return [parse(typed), ...(isAlsoOnRequest ? [onRequest] : [])];
}

/** Reads a line of opening hours: « Lundi au samedi 7H30-18H », « Dimanche fermé », « 24h/24 ». */
export const parseOpening = reader(openingOf, openingExamples);

function periodsOf({ periods }: Draft): readonly Period[] {
  if (periods.length === 0) throw new RangeError('il manque l’heure');
  return periods;
}

export const hoursExample = '« 9H-12H »';

/** Reads hours without a day. */
export const parseHours = reader(periodsOf, hoursExample, [takeHours]);
