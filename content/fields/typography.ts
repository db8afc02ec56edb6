/**
 * Inserts no-break spaces before `: ; ! ? %`, inside « guillemets », and after a short number, « 14 (140) », except the end of a
 * telephone number. Old Android fonts draw the narrow U+202F as a box.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/\s+(?=[:;!?%»])/gu, '\u00a0')
    .replace(/(?<=(?<![\d/\u00a0-])\d{1,3}) (?=[\p{Ll}(])/gu, '\u00a0')
    .replace(/«\s*/gu, `«\u00a0`)
    .replace(/(?<!\s)»/gu, `\u00a0»`);
}

/** The first letter becomes a capital. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns « cardiologue » for « Cardiologue », but keeps « ORL ». */
export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** Returns « a, b et c ». */
export const listed = (words: readonly string[]): string =>
  words.join(', ').replace(/, (?=[^,]*$)/u, ' et ');
