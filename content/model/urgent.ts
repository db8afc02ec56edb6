import { displayPhone, type PhoneNumber } from './phone';

/** How every urgent sign is introduced, the telephone following: one wording everywhere. */
export const comeOrCall = 'Venez tout de suite ou appelez le';

/** A line of first aid, and whom or what it is about, where it begins with that: « Convulsions : … ». */
export function leadInOf(line: string): readonly [leadIn: string, rest: string] {
  const [, leadIn = '', rest = line] = /^([^.]+?)(\u00a0: .*)$/.exec(line) ?? [];
  return [leadIn, rest];
}

/** The sentences of some words, in order. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=\.) (?=\p{Lu})/u);

/** « Venez tout de suite ou appelez le +223 00 00 00 01 » */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `${comeOrCall} ${displayPhone(phone)}`;
}

/** Anchor of the first aid on the page of a specialty, and of an article. */
export const firstAidAnchor = 'premiers-gestes';
