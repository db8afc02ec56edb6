const NO_BREAK_SPACE = '\u00a0';

/**
 * Inserts French no-break spaces: before `: ; ! ? » %` where there is a space, inside « guillemets » even without one,
 * and between a short number and its word (« 3 semaines »; not after a telephone or a year). Idempotent; times (« 9:30
 * ») and addresses (`https://`) are unchanged. U+00A0 everywhere, since old Android fonts draw the fine U+202F as a
 * box.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/\s+(?=[:;!?%»])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?<![\d/\u00a0-])\d{1,3}) (?=\p{Ll})/gu, NO_BREAK_SPACE)
    .replace(/«\s*/gu, `«${NO_BREAK_SPACE}`)
    .replace(/(?<!\s)»/gu, `${NO_BREAK_SPACE}»`);
}
