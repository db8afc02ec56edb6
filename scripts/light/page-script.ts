/** Puts into a page the script that wakes its islands and brings its fonts. */
import {
  attributesOf,
  createElement,
  elementsIn,
  insertAfter,
  setAttribute,
  type Document,
} from './tree';

/**
 * Pages that a visitor is about to open are fetched ahead (Speculation Rules), never with Save-Data, which browsers see to.
 * A page's address ends in a slash, without a query: with one it is the same page again, which mostly changes in place.
 */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    // « conservative », on a press: on a phone « moderate » may fetch whatever comes into view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

/**
 * Puts a script into a page, after its styles. The classes of `<html>`, which set the page in its fonts, wait in `data-fonts`: that
 * script gives them back (docs/decisions/0008-after-the-first-paint.md).
 */
export function addPageScript(page: Document, script: string): void {
  const elements = elementsIn(page);
  const style = elements.find(({ tagName }) => tagName === 'style');
  const root = elements.find(({ tagName }) => tagName === 'html');
  if (!style || !root) throw new Error('The page has no style');
  setAttribute(root, 'data-fonts', attributesOf(root).class);
  setAttribute(root, 'class', undefined);
  insertAfter(style, [
    createElement('script', {}, script),
    createElement('script', { type: 'speculationrules' }, fetchedAhead),
  ]);
}
