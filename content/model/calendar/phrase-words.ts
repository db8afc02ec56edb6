import type { Day, Weekday } from './day';
import { halfDays, hour, wholeDay, type Clock, type Nth, type Period } from './rule';

export type Meaning =
  | { is: 'weekdays'; days: readonly Weekday[] }
  | { is: 'nth'; nth: Nth }
  | { is: 'clock'; clock: Clock }
  | { is: 'half'; half: Period }
  | { is: 'date'; day: Day }
  | { is: 'number'; number: number }
  | { is: 'note'; note: string }
  | { is: 'everyDay' | 'except' | 'closed' | 'ofMonth' | 'fortnight' | 'from' }
  | { is: 'appointment' | 'orAppointment' | 'walkIn' }
  | { is: 'allDay' | 'between' | 'to' | 'until' | 'and' | 'slash' | 'comma' | 'nothing' }
  | { is: 'unknown' | 'noClock' | 'noDate' };

export type Word = Meaning & { at: number; end: number };

type Groups = Record<string, string | undefined>;

/** Small letters, without accents. */
type Entry = readonly [words: string, meaning: Meaning | ((groups: Groups) => Meaning)];

const months = 'janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec';

const ordinals: readonly (readonly [string, Nth])[] = [
  ['premi(?:er|ere)s?|1 ?(?:ers?|eres?|re|e)', 1],
  ['seconds?|deuxiemes?|2 ?(?:e|eme|nd)s?', 2],
  ['troisiemes?|3 ?(?:e|eme)s?', 3],
  ['quatriemes?|4 ?(?:e|eme)s?', 4],
  ['cinquiemes?|5 ?(?:e|eme)s?', 5],
  ['derniers?', -1],
];

const weekdayWords: readonly (readonly [string, readonly Weekday[]])[] = [
  ['lun(?:dis?)?', [0]],
  ['mar(?:dis?)?', [1]],
  ['mer(?:credis?)?', [2]],
  ['jeu(?:dis?)?', [3]],
  ['ven(?:d|dredis?)?', [4]],
  ['sam(?:edis?)?', [5]],
  ['dim(?:anches?)?', [6]],
  ['week-?ends?', [5, 6]],
];

const halfDayWords = ['matin(?:ee)?s?', 'apres[ -]midis?', 'soir(?:ee)?s?'];

function clockOf({ hours = '', minutes = '0' }: Groups): Meaning {
  const clock = Number(hours) * hour + Number(minutes);
  return Number(minutes) < hour && clock <= wholeDay ? { is: 'clock', clock } : { is: 'noClock' };
}

function dateOf({ year = '', month = '', named = '', date = '' }: Groups): Meaning {
  const number = month === '' ? months.split('|').indexOf(named) + 1 : month;
  const day = [year, ...[number, date].map((part) => String(part).padStart(2, '0'))].join('-');
  const read = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
  return isDay ? { is: 'date', day: day as Day } : { is: 'noDate' };
}

const h = '(?:h(?:eures?|rs?)?)';
const meeting = String.raw`(?:r[ .-]*d[ .-]*v\.?|rendez[ -]?vous)`;
const appointment = `(?:(?:sur|par|avec) )?${meeting}`;
const only = '(?:uniquement|seulement|exclusivement)';

/** The first that matches is meant: « 7 jours sur 7 » before « 7 ». */
const vocabulary: readonly Entry[] = [
  ['(?:(?:une|1) semaine )?sur (?:deux|2)', { is: 'fortnight' }],
  ['tou(?:te)?s les (?:(?:quinze|15) jours|(?:deux|2) semaines)', { is: 'fortnight' }],
  ['tous les jours|chaque jour|7 ?j? ?/ ?7 ?j?|7 jours sur 7', { is: 'everyDay' }],
  [`24 ?h? ?/ ?24 ?h?|24 ?${h} sur 24(?: ?h)?|jour et nuit`, { is: 'allDay' }],
  ['(?:du|de chaque|chaque|par|(?:de )?tous les) mois', { is: 'ofMonth' }],
  [`ou ${appointment}`, { is: 'orAppointment' }],
  [`sans ${meeting}`, { is: 'walkIn' }],
  [`(?:${only} )?${appointment}(?: ${only})?`, { is: 'appointment' }],
  [String.raw`(?<year>\d{4})-(?<month>\d\d?)-(?<date>\d\d?)`, dateOf],
  [String.raw`(?<date>\d\d?)(?<separator>[/.-])(?<month>\d\d?)\k<separator>(?<year>\d{4})`, dateOf],
  [String.raw`(?<date>\d\d?)(?:er)? (?<named>${months})[a-z]*\.?(?: (?<year>\d{4}))?`, dateOf],
  ['a (?:partir|compter|dater)|des|depuis', { is: 'from' }],
  [String.raw`(?<hours>\d\d?) ?[:.] ?(?<minutes>\d\d)(?: ?h)?`, clockOf],
  [String.raw`(?<hours>\d\d?) ?${h} ?(?<minutes>\d\d)(?: ?mn| ?min)?(?! ?[h:])`, clockOf],
  [String.raw`(?<hours>\d+) ?${h}(?!\d)`, clockOf],
  ['midi', { is: 'clock', clock: wholeDay / 2 }],
  ['minuit', { is: 'clock', clock: wholeDay }],
  ...ordinals.map(([words, nth]): Entry => [words, { is: 'nth', nth }]),
  ...weekdayWords.map(([words, days]): Entry => [
    String.raw`(?:${words})\.?`,
    { is: 'weekdays', days },
  ]),
  ...halfDays.map((half, index): Entry => [halfDayWords[index] ?? '', { is: 'half', half }]),
  ["sauf|excepte|hormis|hors|a l'exception", { is: 'except' }],
  ['ferme(?:e|s)*', { is: 'closed' }],
  ['entre', { is: 'between' }],
  ["jusqu'(?:a|au)", { is: 'until' }],
  ['-+>?|a|au|aux', { is: 'to' }],
  [String.raw`et|puis|&|\+`, { is: 'and' }],
  ['/', { is: 'slash' }],
  ['[,;]', { is: 'comma' }],
  ["le|la|les|l'|de|du|d'|en|un|une|tous|toutes|chaque|consultations?|[:.()]", { is: 'nothing' }],
  [String.raw`(?<digits>\d+)`, ({ digits }) => ({ is: 'number', number: Number(digits) })],
];

/** Nothing else in letters or digits follows. */
const end = '(?:(?<![a-z0-9])|(?![a-z0-9]))';

const entries = vocabulary.map(
  ([words, meaning]) => [new RegExp(`(?:${words})${end}`, 'uy'), meaning] as const,
);

const unknown = /[^\s,;()]+/uy;

function matchAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(plain);
}

function wordAt(plain: string, at: number): Word {
  for (const [pattern, meaning] of entries) {
    const match = matchAt(pattern, plain, at);
    if (!match) continue;
    const meant = typeof meaning === 'function' ? meaning(match.groups ?? {}) : meaning;
    return { ...meant, at, end: at + match[0].length };
  }
  const [rest = ' '] = matchAt(unknown, plain, at) ?? [];
  return { is: /^\d/u.test(rest) ? 'noClock' : 'unknown', at, end: at + rest.length };
}

/** Returns a phrase on one line, with one kind of space, apostrophe and dash. */
export const tidy = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/[’ʼ‘]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/^[\s«"-]+|[\s».,;:"]+$/gu, '');

/** Returns as many letters: small, without accents. */
export const plainOf = (phrase: string) =>
  phrase
    .replaceAll(/[^ -~]/gu, (letter) => letter.normalize('NFD').slice(0, letter.length))
    .toLowerCase();

/** What a note may not be about: that would be a rule which is not read. */
const ofTime =
  /\d|semaine|mois|jour|[a-z]{3}di\b|dimanche|matin|soir|midi|nuit|pair|feri|conge|vacance|absen/u;

/** Reads « (femmes) » and « avec ou sans rendez-vous », which are shown and mean no time. */
function noteAt(phrase: string, plain: string, at: number): Word | undefined {
  const group = /\((?<inside>[^()]{2,40})\)|avec ou sans (?:r[ .-]*d[ .-]*v\.?|rendez[ -]?vous)/uy;
  const match = matchAt(group, plain, at);
  if (!match) return undefined;
  const { inside } = match.groups ?? {};
  const end = at + match[0].length;
  if (inside === undefined) return { is: 'note', note: phrase.slice(at, end), at, end };
  const isNote = !ofTime.test(inside) && wordsOf(inside).some((word) => word.is === 'unknown');
  return isNote
    ? {
        is: 'note',
        note: phrase
          .slice(at + 1, end - 1)
          .trim()
          .replaceAll("'", '’'),
        at,
        end,
      }
    : undefined;
}

/** Returns what each part of a tidy phrase means. */
export function wordsOf(phrase: string): Word[] {
  const plain = plainOf(phrase);
  const words: Word[] = [];
  for (let at = 0; at < plain.length; at = words.at(-1)?.end ?? plain.length) {
    const space = / */uy;
    at += matchAt(space, plain, at)?.[0].length ?? 0;
    words.push(noteAt(phrase, plain, at) ?? wordAt(plain, at));
  }
  return words.filter(({ is }) => is !== 'nothing');
}
