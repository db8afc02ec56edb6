const kindOfClinic =
  /^(?:poly)?clinique\s+(?:médicale\s+)?|^cabinet\s+(?:(?:médical|dentaire)\s+)?|^centre\s+(?:médical\s+|de\s+santé\s+)?/iu;

/** In letters. */
export const longestShortName = 20;

/** Returns « Le Fleuve » for « Polyclinique Le Fleuve »: whole words of the end of a name, from a capital if possible. */
export function shortNameOf(name: string): string {
  const words = name.replace(kindOfClinic, '').split(/\s+/u);
  const endings = words
    .map((_, index) => words.slice(index).join(' '))
    .filter(({ length }) => length <= longestShortName);
  const [longest = name.slice(0, longestShortName)] = endings;
  return endings.find((ending) => /^\p{Lu}/u.test(ending)) ?? longest;
}
