import { isFiller } from './telling-words';
import { heard, isMistyped, wordsIn } from './words';

/** Phrases as `compileDangers` returns them, separated by semicolons: « tonb+tet|A ». « ! » ends a sure one. */
export interface DangerWords {
  /** The first is « A » in phrases. */
  lists: readonly string[];
  /** Each has the ids of its situations, separated by commas, and its phrases. */
  groups: readonly (readonly string[])[];
  notDanger: string;
  canWait: string;
}

interface Token {
  word: string;
  forms: readonly string[];
  /** « pas de sang » */
  isDenied: boolean;
  /** « ne saigne pas » */
  isUndone: boolean;
}

/** Undefined where words only look like a danger. */
type Tokens = readonly (Token | undefined)[];

/** Words in this order, each with alternatives; « ? » matches any word. */
type Run = readonly (readonly string[])[];

interface Phrase {
  /** Each part has alternative runs. */
  parts: readonly (readonly Run[])[];
  isSure: boolean;
}

const denial =
  /\b(?:(?:sans|aucune?|ni)(?: (?:de?|la?|les?|une?))*|(?:ai?|as|ont|est|sont|suis|avait|etait) (?:pas|jamais)|(?:pas|jamais|plus) (?:de?|une?|eue?|ete|fait)) $/;

/** Not denials: « Il n’arrête pas de vomir », « sans arrêt », « sans connaissance ». */
const noDenial =
  /\b(?:(?:arret|cess)\w* pas de?|sans(?: s)?) (?:arret|cess|con)|\b(?:arret|cess)\w* pas de? /;

const isUndone = (before: string, after = '') =>
  /\bne? (?:\w+ )?$/.test(before) && /^(?:pas|plus|jamais)$/.test(after);

/** Removes an elided letter without its apostrophe: « setouffe ». */
const unglued = (word: string) => word.replace(/^(?:[cdjlmns]|qu)(?=[aeiouyh].{4})/, '');

/** In words. No denial is longer. */
const reach = 6;

/** Returns the words before one that may deny it, with a space after each. */
const justBefore = (words: readonly string[], at: number) =>
  words
    .slice(Math.max(0, at - reach), at)
    .map((word) => `${word} `)
    .join('');

function tokensOf(sentence: string): Token[] {
  const words = wordsIn(sentence);
  const undeniedFrom = words.findIndex((word, at) => noDenial.test(justBefore(words, at) + word));
  return words.flatMap((word, at) => {
    if (isFiller(word)) return [];
    const before = justBefore(words, at);
    return {
      word,
      forms: [heard(word), heard(unglued(word))],
      isDenied: denial.test(before) && (undeniedFrom < 0 || at < undeniedFrom),
      isUndone: isUndone(before, words[at + 1]),
    };
  });
}

const isHeard = ({ word, forms }: Token, wanted: string) =>
  wanted.startsWith('=') ? word === wanted.slice(1) : wanted === '?' || forms.includes(wanted);

/** Who spells by ear seldom has the first letter wrong. */
const isNearlyHeard = (token: Token, wanted: string) =>
  isHeard(token, wanted) ||
  token.forms.some((form) => form[0] === wanted[0] && isMistyped(wanted.slice(1), form.slice(1)));

const isAt = (run: Run, tokens: Tokens, start: number, isSaid: typeof isHeard) =>
  run.every((slot, index) => {
    const token = tokens[start + index];
    return token && slot.some((wanted) => isSaid(token, wanted));
  });

const isTold = ({ parts }: Phrase, tokens: Tokens, isSaid: typeof isHeard) =>
  parts.every((runs) =>
    runs.some((run) =>
      tokens.some(
        (token, start) =>
          isAt(run, tokens, start, isSaid) &&
          !token?.isDenied &&
          !tokens[start + run.length - 1]?.isUndone,
      ),
    ),
  );

/** Removes the tokens of phrases that only look like a danger; those of a sure phrase, where nothing else is said. */
function withoutLookalikes(tokens: Tokens, phrases: readonly Phrase[]): Tokens {
  const spans = phrases.flatMap(({ parts, isSure }) => {
    if (isSure && tokens.length > parts.length) return [];
    const found = parts.map((runs) =>
      runs.flatMap((run) =>
        tokens.flatMap((_, start) =>
          isAt(run, tokens, start, isHeard) ? [[start, start + run.length] as const] : [],
        ),
      ),
    );
    return found.every(({ length }) => length > 0) ? (found[0] ?? []) : [];
  });
  return tokens.map((token, at) =>
    spans.some(([start, end]) => start <= at && at < end) ? undefined : token,
  );
}

function phraseReader(lists: readonly string[]) {
  const each = (part: string): string[] =>
    part
      .split('|')
      .flatMap((run) => (/^[A-Z]$/.test(run) ? each(lists[run.charCodeAt(0) - 65] ?? '') : run));
  return (phrases: string): Phrase[] =>
    phrases.split(';').map((phrase) => ({
      parts: phrase
        .replace('!', '')
        .split('+')
        .map((part) => each(part).map((run) => run.split(' ').map(each))),
      isSure: phrase.endsWith('!'),
    }));
}

export type DangerFinder = (sentence: string) => readonly string[] | undefined;

/**
 * The function returns undefined for a sentence that can wait. Otherwise, it returns the ids of its situations (possibly
 * none), with those of the longest phrases first.
 */
export function dangerFinder({ lists, groups, notDanger, canWait }: DangerWords): DangerFinder {
  const read = phraseReader(lists);
  const lookalikes = read(notDanger);
  const waits = read(canWait);
  const dangers = groups.flatMap(([situations = '', phrases = '']) =>
    read(phrases).map((phrase) => ({ phrase, situations: situations.split(',').filter(Boolean) })),
  );
  return (sentence) => {
    const all = tokensOf(sentence);
    const tokens = withoutLookalikes(all, lookalikes);
    const mayWait = waits.some((phrase) => isTold(phrase, all, isHeard));
    const told = dangers
      .filter(({ phrase }) => (phrase.isSure || !mayWait) && isTold(phrase, tokens, isNearlyHeard))
      .sort((one, other) => other.phrase.parts.length - one.phrase.parts.length);
    return told.length > 0 ? [...new Set(told.flatMap(({ situations }) => situations))] : undefined;
  };
}
