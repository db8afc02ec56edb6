import {
  attributesOf,
  createElement,
  elementsIn,
  insertAfter,
  setAttribute,
  type Document,
} from './tree';

/**
 * Rules that prefetch the page that a visitor is about to open (Speculation Rules). Browsers ignore them with
 * Save-Data. A query mostly changes the same page in place, so addresses with one are left out.
 */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    // « conservative » is on a press. On a phone, « moderate » may fetch every link in view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

/**
 * Adds a script and `fetchedAhead` to a page, after its styles. Moves the classes of `<html>`, which set the fonts, to
 * `data-fonts`, from which the script restores them (docs/decisions/0008-after-the-first-paint.md). Throws when the
 * page has no style.
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
