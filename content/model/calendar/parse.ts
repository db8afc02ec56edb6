import { isNear } from '../search/words';
import { exampleOf, PhraseFault, inTheMorning, ruleOf, type Draft } from './draft';
import { takeEveryDay, takeExcept, takeNth, takeWeekdays } from './phrase-days';
import { takeHours } from './phrase-hours';
import { is, peek, cursorOf, textOf, type Cursor } from './phrase-cursor';
import { plainOf, tidy, type Word } from './phrase-words';
import { periodsInWords, printInFull } from './print';
import type { Period, Rule } from './rule';

/** Reads what is one word; a comma, unless it is the last. */
function takeMark(cursor: Cursor): boolean {
  const { draft } = cursor;
  const word = peek(cursor);
  if (is(word, 'appointment') && !draft.byAppointment) draft.byAppointment = true;
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

/** Returns the hours of « 8h 12h » as « 8H-12H ». */
function until(word: Word, periods: readonly Period[]): readonly Period[] {
  const [first] = periods;
  const isEnd =
    is(word, 'clock') && first && first.closes === undefined && word.clock > first.opens;
  return isEnd ? [{ opens: first.opens, closes: word.clock }] : periods;
}

function faultAt(cursor: Cursor, word: Word): PhraseFault {
  const next = peek(cursor, 1);
  const said = `« ${textOf(cursor, word)} »`;
  if (is(word, 'and', 'to', 'from', 'comma') && !next)
    return new PhraseFault(`il manque la suite après ${said}`, word);
  const other = is(word, 'and') && next ? next : word;
  if (is(other, 'weekdays', 'everyDay', 'nth', 'appointment'))
    return new PhraseFault(`« ${textOf(cursor, other)} » va sur une autre ligne`, word);
  const late = is(word, 'slash') && next ? next : word;
  if (is(late, 'clock', 'half', 'allDay'))
    return new PhraseFault(`il manque « et » ou « - » avant « ${textOf(cursor, late)} »`, word, {
      periods: until(late, cursor.draft.periods),
    });
  if (is(word, 'noClock', 'number')) return new PhraseFault(`${said} n’est pas une heure`, word);
  const date = is(word, 'from') && next ? next : word;
  if (is(date, 'noDate'))
    return new PhraseFault(`« ${textOf(cursor, date)} » n’est pas un jour avec son année`, date);
  if (is(word, 'date')) return new PhraseFault(`il manque « à partir du » avant ${said}`, word);
  if (is(word, 'until'))
    return new PhraseFault('il manque l’heure de début', word, { periods: inTheMorning.whole });
  return new PhraseFault(`${said} ne se lit pas`, word);
}

/** Throws a `PhraseFault`. */
function read(cursor: Cursor): Rule {
  for (let word = peek(cursor); word; word = peek(cursor))
    if (!parts.some((takePart) => takePart(cursor))) throw faultAt(cursor, word);
  return ruleOf(cursor.draft);
}

/** Reads the days and hours behind a fault, so that the example has them. */
function readOn(cursor: Cursor): void {
  for (; peek(cursor); cursor.place += 1)
    try {
      if (cursor.draft.days.length > 0 || !takeWeekdays(cursor)) takeHours(cursor);
    } catch (fault) {
      if (!(fault instanceof PhraseFault)) throw fault;
    }
}

const known = [
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'matin', 'soir'],
  ...['premier', 'deuxieme', 'troisieme', 'quatrieme', 'dernier', 'mois', 'jours', 'semaine'],
  ...['partir', 'rendez-vous', 'sauf', 'midi'],
];

/** In letters; a shorter word has no mistake. */
const shortestCorrected = 4;

/** Returns the rule of the phrase once misspelt words are corrected. */
function meantBy({ phrase, words }: Cursor): Rule | undefined {
  const unknown = words.find((word) => is(word, 'unknown'));
  if (!unknown) return undefined;
  const typed = plainOf(phrase.slice(unknown.at, unknown.end));
  const near = known.find((other) => other !== typed && isNear(typed, other));
  if (near === undefined || typed.length < shortestCorrected) return undefined;
  const cursor = cursorOf(phrase.slice(0, unknown.at) + near + phrase.slice(unknown.end));
  try {
    return read(cursor);
  } catch {
    return meantBy(cursor);
  }
}

/** For what has its own place, or its own form, which the example takes. */
const advice: readonly (readonly [RegExp, string | Partial<Draft>])[] = [
  [/ouvr|en semaine/u, { days: [0, 1, 2, 3, 4] }],
  [/feri/u, 'les jours fériés vont sous « jours-sans-consultation », dans « horaires.yaml »'],
  [/conge|absen|vacance/u, 'une absence va sous « absences », dans cette fiche'],
  [/semaine|quinz|pair/u, { isFortnightly: true }],
  [/mois|fois/u, { nth: [1, 3] }],
];

function refusalOf(cursor: Cursor, { sentence, word, near }: PhraseFault): string {
  const { phrase, words, draft } = cursor;
  const meant = meantBy(cursor);
  if (meant) return `${sentence} ; vouliez-vous écrire « ${printInFull(meant)} » ?`;
  const isUnknown = words.some((one) => is(one, 'unknown'));
  const [, said] = advice.find(([form]) => isUnknown && form.test(plainOf(phrase))) ?? [];
  readOn(cursor);
  const form = typeof said === 'string' ? {} : said;
  const example = `écrivez par exemple « ${printInFull(exampleOf({ ...draft, ...near, ...form }))} »`;
  const [first, last] = [words[0], words.filter(({ end }) => end <= (word?.at ?? 0)).at(-1)];
  const understood = last ? `« ${phrase.slice(first?.at, last.end)} » se lit, mais ` : '';
  return `${understood}${sentence} ; ${typeof said === 'string' ? said : example}`;
}

/**
 * Reads what a clinic writes of its consultations: « Lundi au vendredi 8H-14H ». Throws a `RangeError` that says in French
 * what is understood and what is not, with an example near it.
 */
export function parse(typed: string): Rule {
  const cursor = cursorOf(tidy(typed));
  try {
    return read(cursor);
  } catch (fault) {
    throw fault instanceof PhraseFault ? new RangeError(refusalOf(cursor, fault)) : fault;
  }
}

function readHours(cursor: Cursor): readonly Period[] {
  takeHours(cursor);
  const word = peek(cursor);
  if (word) throw new PhraseFault(`« ${textOf(cursor, word)} » ne se lit pas`);
  if (cursor.draft.periods.length === 0) throw new PhraseFault('il manque l’heure');
  return cursor.draft.periods;
}

/** Reads hours without a day: « 9H-12H ». Throws like `parse`. */
export function parseHours(typed: string): readonly Period[] {
  try {
    return readHours(cursorOf(tidy(typed)));
  } catch (fault) {
    if (!(fault instanceof PhraseFault)) throw fault;
    const example = periodsInWords(inTheMorning.whole);
    throw new RangeError(`${fault.sentence} ; écrivez par exemple « ${example} »`);
  }
}
