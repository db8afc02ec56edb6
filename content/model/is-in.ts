import { fold, foldLetters } from './fold';

/**
 * Whether a text contains what is typed, as it is written or as it sounds; with a space `before`, at the beginning of a word.
 * Nothing typed is in every text.
 */
export function isIn(typed: string, text: string, before: '' | ' ' = ''): boolean {
  return [foldLetters, fold].some((form) => (before + form(text)).includes(before + form(typed)));
}
