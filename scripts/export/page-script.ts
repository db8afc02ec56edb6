/** Puts into each page its own script, what may be fetched ahead, and its fonts apart from its styles. */
import { parse } from 'postcss';
import { elementsOf, replaceIn } from './html';

/**
 * Pages that a visitor is about to open are fetched ahead (Speculation Rules), never with Save-Data, which browsers see to.
 * A page's address ends in a slash, without a query: with one it is the same page again, which mostly changes in place.
 */
const fetchedAhead = JSON.stringify({
  prefetch: [
    // A press, not a look: on a phone « moderate » may fetch what only came into view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

/** Obeyed at once where no script will change it. */
const withoutScripts = '(scripting: none)';

/** Some CSS in two: the faces that have to be fetched, and all the rest. */
function withoutFonts(text: string): { readonly fonts: string; readonly rest: string } {
  const css = parse(text);
  let fonts = '';
  css.walkAtRules('font-face', (face) => {
    if (!face.toString().includes('url(')) return;
    fonts += face.toString();
    face.remove();
  });
  return { fonts, rest: css.toString() };
}

/**
 * The page with its own script, which brings all that its first paint can do without, and with the site's fonts set apart
 * (docs/decisions/0008-after-the-first-paint.md).
 *
 * @throws {Error} when the page has no style
 */
export function withPageScript(html: string, inPage: string): string {
  const style = elementsOf(html).find(({ name }) => name === 'style');
  if (!style) throw new Error('The page has no style');
  const { fonts, rest } = withoutFonts(style.content);
  const text =
    `<style>${rest}</style><style media="${withoutScripts}">${fonts}</style>` +
    `<script>${inPage}</script>` +
    `<script type="speculationrules">${fetchedAhead}</script>`;
  return replaceIn(html, [{ start: style.start, end: style.end, text }]);
}
