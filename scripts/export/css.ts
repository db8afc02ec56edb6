/** Reads and changes CSS with postcss. */
import { parse, type Root } from 'postcss';
import { elementsOf, replaceIn } from './html';

const classNames = /(?<=\.)-?[A-Za-z_][\w-]*/g;

/** The class names in a selector. */
export const classNamesIn = (selector: string): string[] => selector.match(classNames) ?? [];

/** The class names in the selectors of some CSS, each once. */
export function classNamesOf(css: string): string[] {
  const found = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const name of classNamesIn(selector)) found.add(name);
  });
  return [...found];
}

/** The selector with other class names. */
export const withClassNames = (selector: string, rename: (name: string) => string): string =>
  selector.replace(classNames, rename);

/** The page with the CSS of each of its `<style>` elements changed in place by `change`. */
export function withStyles(html: string, change: (css: Root) => void): string {
  return replaceIn(
    html,
    elementsOf(html)
      .filter(({ name }) => name === 'style')
      .map(({ start, end, content }) => {
        const css = parse(content);
        change(css);
        return { start, end, text: `<style>${css.toString()}</style>` };
      }),
  );
}
