/** Takes out of each page the styles that it cannot need: a page has a few of a recipe's variants. */
import { AtRule, Rule, type ChildNode, type Root } from 'postcss';
import { classNamesIn, withStyles } from './css';
import { classesOf, elementsOf } from './html';

/** Removes a part of the styles, and what held nothing else. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent instanceof AtRule || parent instanceof Rule) && parent.nodes?.length === 0)
    remove(parent);
}

/** Removes the selectors that need a class which the page cannot have. */
function removeSelectors(css: Root, classes: ReadonlySet<string>): void {
  // A class inside `:not()` and its like is one that an element need not have.
  const mayMatch = (selector: string) =>
    classNamesIn(selector.replaceAll(/\([^()]*\)/g, '')).every((name) => classes.has(name));
  css.walkRules((rule) => {
    const selectors = rule.selectors.filter(mayMatch);
    if (selectors.length === 0) remove(rule);
    else rule.selectors = selectors;
  });
}

/** Removes the variables that nothing reads, then those that only they had read. */
function removeVariables(css: Root): void {
  const read = new Set<string | undefined>();
  css.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  });
  const unread: ChildNode[] = [];
  css.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  unread.forEach(remove);
  if (unread.length > 0) removeVariables(css);
}

/** Removes the faces of families that nothing names: in quotes, as the variables of `next/font` do. */
function removeFaces(css: Root): void {
  let named = '';
  css.walkDecls(/^--|^font/, ({ parent, value }) => {
    if (parent instanceof Rule) named += value;
  });
  css.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!named.includes(`"${value.replace(/["\\]/g, '')}"`)) remove(face);
    });
  });
}

/**
 * The page without unused selectors, variables and fonts. `classesOfIslands` are those that its islands may give
 * to an element; nothing else is changed by a script.
 */
export function withoutUnusedStyles(html: string, classesOfIslands: readonly string[]): string {
  const classes = new Set([...classesOfIslands, ...classesOf(elementsOf(html))]);
  return withStyles(html, (css) => {
    removeSelectors(css, classes);
    removeVariables(css);
    removeFaces(css);
  });
}
