import { fold, foldLetters } from './fold';

/** Compares by spelling and by sound. After a space, `typed` must begin a word. */
export function isIn(typed: string, text: string, before: '' | ' ' = ''): boolean {
  return [foldLetters, fold].some((form) => (before + form(text)).includes(before + form(typed)));
}
