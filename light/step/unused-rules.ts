/** Innermost, without functions such as `:not()`. */
const simpleRule = /(?<=^|[{};])([^{}();@]+)\{[^{}]*\}/g;

const emptyGroup = /@[^{};]+\{\}/g;

/** Contains every class of a page or a script, whatever quotes it is in. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Leaves out rules that need a class which is in none of `texts`, from `wordsOf`. */
export function withoutUnusedRules(css: string, texts: readonly ReadonlySet<string>[]): string {
  const isUnused = (selector: string) =>
    classesOf(selector).some((name) => !texts.some((words) => words.has(name)));
  const used = css.replace(simpleRule, (rule, selectors: string) =>
    selectors.split(',').every(isUnused) ? '' : rule,
  );
  // Groups may be nested.
  return used.replace(emptyGroup, '').replace(emptyGroup, '');
}
