import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Words {
  [key: string]: string | Words;
}

/** By the dotted path of their key. */
export const missingWords = parse(readFileSync('scripts/editor/words.yaml', 'utf8')) as Record<
  string,
  string
>;

function withWord(words: Words, [part = '', ...rest]: readonly string[], word: string): Words {
  const { [part]: group = {} } = words;
  const inner = typeof group === 'string' ? {} : group;
  return { ...words, [part]: rest.length === 0 ? word : withWord(inner, rest, word) };
}

/** Adds the missing words to the French translation of Sveltia CMS. */
export const inFrench = (words: Words): Words =>
  Object.entries(missingWords).reduce(
    (all, [key, word]) => withWord(all, key.split('.'), word),
    words,
  );
