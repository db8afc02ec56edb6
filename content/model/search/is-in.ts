import { fold, foldLetters } from './fold';

/** Whether `text` contains `typed`, by spelling or by sound. If `before` is a space, `typed` must begin a word. */
export function isIn(typed: string, text: string, before: '' | ' ' = ''): boolean {
  return [foldLetters, fold].some((form) => (before + form(text)).includes(before + form(typed)));
}
