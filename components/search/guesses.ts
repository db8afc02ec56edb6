import type { SearchKind } from '@/content/model/search/search-entries';
import { foldLetters } from '@/content/model/search/words';
import type { Match } from './word-index';

export const isPerson = (kind: SearchKind): boolean => kind === 'Médecin' || kind === 'Praticien';

/** Whether only a word inside a phrase matches: « rage » (rabies) finds bites before « rage de dents » (toothache). */
const isOnlyPart = ({ terms }: Match) =>
  [...terms.values()].flat().every((field) => field === 'parts');

/** Whether all matches are approximate: no term equals or begins with a typed word, and none is a name. */
const isGuessed = ({ terms, typed }: Match) =>
  [...terms].every(
    ([term, fields]) =>
      !fields.includes('name') &&
      ![...typed].some((word) => term === word || (word.length > 3 && term.startsWith(word))),
  );

/** Whether to omit a result: « gastro » for « Dr Castro », or « deux nuits comprises » for « comprimés ». */
export const isMistaken = (query: string, match: Match, kind: SearchKind) =>
  isGuessed(match) && (kind === 'Prix' || /^[dp]r /.test(foldLetters(query)));

/**
 * Whether others go before it: a name that is not as it is typed (« bleus » for « Les Assurances Bleues »), or a part with
 * one word (« crise cardiaque » has two). `exact` counts the words that it has.
 */
export const isWeak = (match: Match, kind: SearchKind, exact: number): boolean =>
  isPerson(kind) || kind === 'Assurance' ? exact < 1 : exact < 2 && isOnlyPart(match);
