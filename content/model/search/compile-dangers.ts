import type { DangerWords } from './danger';
import { isFiller } from './telling-words';
import { heard, wordsIn } from './words';

/** As the staff write them (docs/changer-le-contenu.md). */
export interface WrittenDangers {
  lists: readonly { name: string; words: string }[];
  groups: readonly {
    situations: readonly string[];
    phrases: readonly string[];
  }[];
  notDanger: readonly string[];
  canWait: readonly string[];
}

const sure = /\s*!$/u;

const isName = (word: string) => /^\p{Lu}+$/u.test(word);

/** « =violée » matches only this spelling, not « violent ». */
const isExact = (word: string) => word.startsWith('=');

/** Returns the words of each run of each part. */
const runsIn = (phrase: string): string[][][] =>
  phrase
    .replace(sure, '')
    .split('+')
    .map((part) => part.split('|').map((run) => run.trim().split(/\s+/u)));

const tellingWords = (word: string) => wordsIn(word).filter((one) => !isFiller(one));

/** Returns what is wrong with a phrase, in French, or undefined. `names` are those of the lists. */
export function phraseFault(phrase: string, names: readonly string[]): string | undefined {
  const runs = runsIn(phrase).flat();
  const unknown = runs.flat().find((word) => isName(word) && !names.includes(word));
  if (unknown !== undefined) return `« ${unknown} » n’est pas le nom d’une liste de « lists »`;
  const unread = runs.find(
    ([first = '', ...others]) =>
      ![first, others.at(-1) ?? first].every(
        (word) => isName(word) || isExact(word) || tellingWords(word).length > 0,
      ),
  );
  return (
    unread &&
    `« ${unread.join(' ')} » : commencez et finissez par un mot qui compte, sans « le », « de », « est »…`
  );
}

/** Returns what `dangerFinder` reads. A name of a list becomes one capital. */
export function compileDangers({ lists, groups, notDanger, canWait }: WrittenDangers): DangerWords {
  const letters = new Map(lists.map(({ name }, at) => [name, String.fromCharCode(65 + at)]));
  const wordHeard = (word: string): string[] => {
    const letter = letters.get(word);
    if (letter !== undefined || word === '?') return [letter ?? word];
    return isExact(word)
      ? wordsIn(word).map((exact) => `=${exact}`)
      : tellingWords(word).map(heard);
  };
  const inOne = (phrase: string) =>
    runsIn(phrase)
      .map((part) => [...new Set(part.map((run) => run.flatMap(wordHeard).join(' ')))].join('|'))
      .join('+') + (sure.test(phrase) ? '!' : '');
  const together = (phrases: readonly string[]) => phrases.map(inOne).join(';');
  return {
    lists: lists.map(({ words }) => inOne(words)),
    groups: groups.map(({ situations, phrases }) => [situations.join(','), together(phrases)]),
    notDanger: together(notDanger),
    canWait: together(canWait),
  };
}
