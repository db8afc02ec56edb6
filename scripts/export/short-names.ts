/** Gives classes and variables of a page names of one or two letters. */
import type { Root } from 'postcss';
import { classNamesOf, withClassNames, withStyles } from './css';
import { classesOf, elementsOf, replaceIn } from './html';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b… z, aa, ab…: the name with a number, from 0. */
function nameOf(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? nameOf(rest - 1) : '') + letters.charAt(number % letters.length);
}

/** A short name for each of some that is not reserved, in their order. */
function shortNames(
  names: ReadonlySet<string>,
  reserved: ReadonlySet<string>,
): Map<string, string> {
  const short = new Map<string, string>();
  let number = 0;
  for (const name of names) {
    if (reserved.has(name)) continue;
    let free: string;
    // Blockers of advertisements hide what is called « ad ».
    do free = nameOf(number++);
    while (names.has(free) || free.startsWith('ad'));
    short.set(name, free);
  }
  return short;
}

/** Every word that may be a name; that of a variable without its dashes. */
export const wordsOf = (text: string) => text.match(/[A-Za-z_][\w-]*/g) ?? [];

/** The page with each class of its elements renamed. */
function withClasses(html: string, rename: (name: string) => string): string {
  return replaceIn(
    html,
    elementsOf(html).flatMap((element) => {
      const place = element.places.class;
      const text = `class="${classesOf([element]).map(rename).join(' ')}"`;
      return place ? [{ ...place, text }] : [];
    }),
  );
}

/** Names in CSS of variables, without their dashes. */
const variables = /(?<=--)[A-Za-z_][\w-]*/g;

/**
 * The page with short names for its classes and its variables, in place of those that each file gave them, which are like no
 * other and compress badly: 600 bytes of the home page (brotli), 500 of /services/, which would both pass their budget.
 * Those in `reserved` keep their names: what a script of the islands, or styles that it fetches, names too.
 *
 * @throws {Error} when something else in the page has a name that has changed
 */
export function withShortNames(html: string, reserved: ReadonlySet<string>): string {
  const elements = elementsOf(html);
  const css = elements.filter(({ name }) => name === 'style').map(({ content }) => content);
  const names = [
    ...classesOf(elements),
    ...css.flatMap(classNamesOf),
    ...css.flatMap((text) => text.match(variables) ?? []),
  ];
  const short = shortNames(new Set(names), reserved);
  const shorten = (name: string) => short.get(name) ?? name;
  const rename = (root: Root) => {
    root.walkRules((rule) => {
      rule.selector = withClassNames(rule.selector, shorten);
    });
    root.walkDecls((declaration) => {
      declaration.prop = declaration.prop.replace(variables, shorten);
      declaration.value = declaration.value.replace(variables, shorten);
    });
  };
  const text = withStyles(withClasses(html, shorten), rename);
  const left = wordsOf(text).find((word) => short.has(word));
  if (left !== undefined)
    throw new Error(`Something else is called « ${left} », a name that changed`);
  return text;
}
