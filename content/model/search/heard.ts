import { fold, oneOf } from './words';

/** « il s’est fait mal à la tête » is « mal tête ». */
const isSmall = /* @__PURE__ */ oneOf(
  'a ai as au aux avait avec c ca ce cet cette ces ci d dans de des donc du elle elles en encore est et etait etaient eu euh faire fait il ils j je juste l la le les leur lui m ma me meme mes moi mon n ne nos notre nous on ont par pendant pour presque qu que qui s sa sans se ses si son sont sur t ta te tes toujours tu un une vos votre vraiment',
);

/** Whether a word tells no danger by itself. */
export const isFiller = (word: string) => isSmall(fold(word));

const endings =
  /^(...+?)(?:is(?:e|ant?|emant?)|emant?|asion|ion|ant?|e(?:es?|[rstz])?|i[et]?|ue?)$/;

/**
 * Returns how a word sounds, without its ending: the same for « évanouie », « évanoui » and « s’évanouir » without its
 * pronoun. Only for comparison.
 */
export function heard(word: string): string {
  const singular = word.replace(/(...)[sx]$/, '$1');
  if (singular.length < 4) return fold(singular);
  const sound = fold(singular.replace(/([aeiouy])s(?=[aeiouy])/g, '$1z'))
    .replace(/tion/g, 'sion')
    .replace(/e?au/g, 'o')
    .replace(/[ae]in(?![aeiou])/g, 'in')
    .replace(/[ae]i/g, 'e')
    .replace(/[ae][mn](?![aeiou])/g, 'an')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/([dt])re$/, '$1')
    .replace(endings, '$1');
  return sound.replace(/(.....)[dpt]+$/, '$1');
}
