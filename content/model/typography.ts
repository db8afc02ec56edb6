const NO_BREAK_SPACE = '\u00a0';

/**
 * Inserts French no-break spaces: before `: ; ! ? » %` where there is a space, inside « guillemets » even without one,
 * and between a short number and its word (« 3 semaines »), but not after a telephone number or a year. Idempotent.
 * Times (« 9:30 ») and addresses (`https://`) are unchanged. All spaces are U+00A0, because old Android fonts draw the
 * narrow U+202F as a box.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/\s+(?=[:;!?%»])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?<![\d/\u00a0-])\d{1,3}) (?=\p{Ll})/gu, NO_BREAK_SPACE)
    .replace(/«\s*/gu, `«${NO_BREAK_SPACE}`)
    .replace(/(?<!\s)»/gu, `${NO_BREAK_SPACE}»`);
}
