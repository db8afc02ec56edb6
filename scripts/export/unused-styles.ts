import { classNamesOf } from './islands/bundle-checks';
import { elementsOf, replaceIn } from './html';

/** CSS without the rules that need a class which the page cannot have: a page has a few of a recipe's variants. */
function withoutRules(css: string, classes: ReadonlySet<string>): string {
  // A class inside `:not()` and its like is one that an element need not have.
  const mayHold = (selector: string) =>
    classNamesOf(selector.replaceAll(/\([^()]*\)/g, '')).every((name) => classes.has(name));
  return css
    .replace(/(?<=[{}]|^)\s*([^{}@]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/).some(mayHold) ? rule : '',
    )
    .replace(/@media[^{}]*\{\}/g, '');
}

/** CSS without the variables that nothing in it reads. */
function withoutVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = css.replace(/(?<=[{;]\s*)(--[\w-]+):[^;{}]*;?/g, (definition, name: string) =>
    read.has(name) ? definition : '',
  );
  // What only those had read is unread now.
  return rest === css ? css : withoutVariables(rest);
}

/** CSS without the faces of families that nothing in it names: in quotes, as the variables of `next/font` do. */
function withoutFaces(css: string): string {
  return css.replace(/@font-face\{[^}]*\bfont-family:([^;}]+)[^}]*\}/g, (face, family: string) =>
    css.includes(`"${family.replace(/["\\]/g, '')}"`) ? face : '',
  );
}

/**
 * The page's styles without unused rules, variables and fonts. `later` are the classes that its islands may give
 * to an element; nothing else is changed by a script.
 */
export function withoutUnusedStyles(html: string, later: readonly string[]): string {
  const elements = elementsOf(html);
  const classes = new Set([
    ...later,
    ...elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []),
  ]);
  const light = (css: string) => withoutFaces(withoutVariables(withoutRules(css, classes)));
  return replaceIn(
    html,
    elements
      .filter(({ name }) => name === 'style')
      .map(({ start, end, content }) => ({ start, end, text: `<style>${light(content)}</style>` })),
  );
}
