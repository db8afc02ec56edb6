const NO_BREAK_SPACE = '\u00a0';

/**
 * Inserts French no-break spaces: in place of the space before `: ; ! ? %`, inside « guillemets » even where there is
 * no space, and between a number of up to three digits and its word (« 3 semaines »). The last digits of a telephone
 * number do not count as such a number. Idempotent. Times (« 9:30 ») and addresses (`https://`) are unchanged. All
 * spaces are U+00A0, because old Android fonts draw the narrow U+202F as a box.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/\s+(?=[:;!?%»])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?<![\d/\u00a0-])\d{1,3}) (?=\p{Ll})/gu, NO_BREAK_SPACE)
    .replace(/«\s*/gu, `«${NO_BREAK_SPACE}`)
    .replace(/(?<!\s)»/gu, `${NO_BREAK_SPACE}»`);
}
