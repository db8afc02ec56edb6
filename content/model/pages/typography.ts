const NO_BREAK_SPACE = '\u00a0';

/**
 * Inserts French no-break spaces: in place of the space before `: ; ! ? %`, inside « guillemets » even where there is
 * no space, and between a number of up to three digits and its word (« 3 semaines »), unless the digits end a telephone
 * number. Idempotent. All spaces are U+00A0, because old Android fonts draw the narrow U+202F as a box.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/\s+(?=[:;!?%»])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?<![\d/\u00a0-])\d{1,3}) (?=\p{Ll})/gu, NO_BREAK_SPACE)
    .replace(/«\s*/gu, `«${NO_BREAK_SPACE}`)
    .replace(/(?<!\s)»/gu, `${NO_BREAK_SPACE}»`);
}
