import { classNamesOf } from './islands/bundle-checks';
import { elementsOf, replaceIn } from './html';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b… z, aa, ab…: the name with a number, from 0. */
function nameOf(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? nameOf(rest - 1) : '') + letters.charAt(number % letters.length);
}

/** A short name for each of some that does not stay, in their order. */
function shortNames(names: ReadonlySet<string>, stay: ReadonlySet<string>): Map<string, string> {
  const short = new Map<string, string>();
  let number = 0;
  for (const name of names) {
    if (stay.has(name)) continue;
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

/**
 * The page with short names for its classes and its variables, in place of those that each file gave them, which are like no
 * other and compress badly: 600 bytes of the home page (brotli), 500 of /services/, which would both pass their budget.
 * Those in `stay` keep their names: what a script of the islands, or styles that it fetches, names too.
 *
 * @throws {Error} when something else in the page has a name that has changed
 */
export function withShortNames(html: string, stay: ReadonlySet<string>): string {
  const elements = elementsOf(html);
  const styles = elements.filter(({ name }) => name === 'style');
  const css = styles.map(({ content }) => content).join('');
  const worn = elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []);
  const variables = css.match(/(?<=--)[\w-]+/g) ?? [];
  const short = shortNames(new Set([...worn, ...classNamesOf(css), ...variables]), stay);
  const shorten = (name: string) => short.get(name) ?? name;
  const text = replaceIn(
    html,
    styles.map(({ start, end, content }) => ({
      start,
      end,
      text: `<style>${content.replace(/(?<=\.|--)[A-Za-z_][\w-]*/g, shorten)}</style>`,
    })),
  ).replace(/(?<=\sclass=")[^"]*/g, (list) => list.split(/\s+/).map(shorten).join(' '));
  const left = wordsOf(text).find((word) => short.has(word));
  if (left !== undefined)
    throw new Error(`Something else is called « ${left} », a name that changed`);
  return text;
}
