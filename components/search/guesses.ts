import type { SearchKind } from '@/content/model/search/search-entries';
import { foldLetters } from '@/content/model/search/words';
import type { Match } from './word-index';

/** Whether only a name is found, and not as it is typed: « bleus » for « Les Assurances Bleues ». */
const isNearName = ({ terms, typed }: Match, kind: SearchKind) =>
  (kind === 'Médecin' || kind === 'Assurance') &&
  ![...terms.keys()].some((term) => typed.has(term));

/** « rage » is less of « rage de dents » than of a bite. */
const isOnlyPart = ({ terms }: Match) =>
  [...terms.values()].flat().every((field) => field === 'parts');

/** Whether no word is found as it is typed, or by its beginning; a name may be. */
const isGuessed = ({ terms, typed }: Match) =>
  [...terms].every(
    ([term, fields]) =>
      !fields.includes('name') &&
      ![...typed].some((word) => term === word || (word.length > 3 && term.startsWith(word))),
  );

/** Whether a result is to be left out: « Dr Castro » is not « gastro »; « comprimés » is not « deux nuits comprises ». */
export const isMistaken = (query: string, match: Match, kind: SearchKind) =>
  isGuessed(match) && (kind === 'Prix' || /^[dp]r /.test(foldLetters(query)));

/** Whether others go before it. */
export const isWeak = (match: Match, kind: SearchKind) =>
  isNearName(match, kind) || isOnlyPart(match);
