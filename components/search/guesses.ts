import type { SearchResult } from 'minisearch';
import { foldLetters } from '@/content/model/search/words';

/** Whether only a name is found, and not as it is typed: « bleus » for « Les Assurances Bleues ». */
const isNearName = ({ terms, queryTerms, name }: SearchResult) =>
  name !== '' && !terms.some((term) => queryTerms.includes(term));

/** « rage » is less of « rage de dents » than of a bite. */
const isOnlyPart = ({ match }: SearchResult) =>
  Object.values(match).every((fields) => fields.every((field) => field === 'parts'));

/** Whether no word is found as it is typed, or by its beginning; a name may be. */
const isGuessed = ({ match, queryTerms }: SearchResult) =>
  Object.entries(match).every(
    ([term, fields]) =>
      !fields.includes('name') &&
      !queryTerms.some((typed) => term === typed || (typed.length > 3 && term.startsWith(typed))),
  );

/** Whether a result is to be left out: « Dr Castro » is not « gastro »; « comprimés » is not « deux nuits comprises ». */
export const isMistaken = (typed: string, result: SearchResult) =>
  isGuessed(result) && (result.kind === 'Prix' || /^[dp]r /.test(foldLetters(typed)));

/** Whether others go before it. */
export const isWeak = (result: SearchResult) => isNearName(result) || isOnlyPart(result);
