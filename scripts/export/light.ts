import { elementsOf, replaceIn, type HtmlElement } from './html';

const ofNext = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

function isOfNext({ name, attributes, content }: HtmlElement): boolean {
  if (name === 'script') return attributes.src?.startsWith('/_next/') ?? ofNext.test(content);
  // Empty « preconnect » and chunks fetched ahead: for scripts that are gone, or styles that stand in the page.
  return (
    name === 'link' &&
    (attributes.as === 'script' ||
      attributes.as === 'style' ||
      (attributes.rel === 'preconnect' && attributes.href === '/'))
  );
}

/** The page without Next's runtime and without the copy of its content that only that runtime reads. */
export function withoutNext(html: string): string {
  return replaceIn(
    html,
    elementsOf(html)
      .filter(isOfNext)
      .map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/** The page with all its style sheets in one element, in their order, each once; `read` answers the text of one by its address. */
export function withInlineStyles(html: string, read: (href: string) => string): string {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const hrefs = [...new Set(links.map(({ attributes }) => attributes.href ?? ''))];
  const style = `<style>${hrefs.map((href) => absoluteUrls(read(href), href).replaceAll('\n', '')).join('')}</style>`;
  return replaceIn(
    html,
    links.map(({ start, end }, index) => ({ start, end, text: index === 0 ? style : '' })),
  );
}

/**
 * The page's style without the rules of one class that the page does not have: of a recipe's variants a page wears a few.
 * `later` are the classes that its islands may give to an element.
 */
export function withoutUnusedRules(html: string, later: readonly string[]): string {
  const elements = elementsOf(html);
  const used = new Set([
    ...later,
    ...elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []),
  ]);
  const styles = elements.filter(({ name }) => name === 'style');
  return replaceIn(
    html,
    styles.map(({ start, end, content }) => ({
      start,
      end,
      text: `<style>${content.replace(/(?<=[{}]|^)\s*\.([\w-]+)\{[^{}]*\}/g, (rule, name: string) => (used.has(name) ? rule : ''))}</style>`,
    })),
  );
}

/** CSS whose addresses hold wherever it stands: those in a file begin at that file. */
function absoluteUrls(css: string, href: string): string {
  return css.replace(
    /url\((['"]?)(?![\w-]+:|\/|#)([^'")]+)\1\)/g,
    (_whole, _quote, url: string) => {
      const { pathname, search } = new URL(url, `http://site${href}`);
      return `url(${pathname}${search})`;
    },
  );
}

/**
 * Pages that a visitor is about to open are fetched ahead (Speculation Rules), never with Save-Data, which browsers see to.
 * Not those with a query: they are one page under many addresses, and each would be fetched. Nor what is no page.
 */
const fetchedAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?*', '/images/*', '/*.txt', '/*.vcf'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The page with the script that wakes its islands, which runs once the page is read.
 *
 * @throws {Error} when the page names an island that no script wakes
 */
export function withIslands(html: string, entry: string, names: readonly string[]): string {
  const elements = elementsOf(html);
  const unknown = elements
    .map(({ attributes }) => attributes['data-island'])
    .filter((name) => name !== undefined && !names.includes(name));
  if (unknown.length > 0) throw new Error(`No script wakes ${unknown.join(', ')}`);
  const head = elements.find(({ name }) => name === 'title');
  if (!head) throw new Error('The page has no title');
  const text =
    `<script type="module" async fetchpriority="low" src="${entry}"></script>` +
    `<script type="speculationrules">${fetchedAhead}</script>`;
  return replaceIn(html, [{ start: head.start, end: head.start, text }]);
}
