import { elementsOf, islandsAmong, replaceIn, type HtmlElement } from './html';

const ofNext = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

function isOfNext({ name, attributes, content }: HtmlElement): boolean {
  // Next repeats Open Graph, which readers of these cards turn to by themselves.
  if (name === 'meta') return /^twitter:(?!card$)/.test(attributes.name ?? '');
  if (name === 'script') return attributes.src?.startsWith('/_next/') ?? ofNext.test(content);
  // Empty « preconnect » and chunks fetched ahead: for scripts that are gone, or styles that are in the page.
  return (
    name === 'link' &&
    (attributes.as === 'script' ||
      attributes.as === 'style' ||
      (attributes.rel === 'preconnect' && attributes.href === '/'))
  );
}

/** The page without Next's runtime, without the copy of its content that only that runtime reads, and without repeats. */
export function withoutNext(html: string): string {
  return replaceIn(
    html,
    elementsOf(html)
      .filter(isOfNext)
      .map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/**
 * The page without the marks that React leaves to find its way in HTML, which only islands need: comments around texts and
 * boundaries, and the place of its late metadata. Names of attributes as HTML has them, and JSON in single quotes, which compress
 * better.
 */
export function withoutReactMarks(html: string): string {
  const isInIsland = islandsAmong(elementsOf(html));
  return html
    .replace(/<!--[^>]*-->/g, (mark, offset: number) => (isInIsland(offset) ? mark : ''))
    .replace('<div hidden=""></div>', '')
    .replace(/\s(?!viewBox)[a-z]+[A-Z][A-Za-z]*(?==")/g, (name) => name.toLowerCase())
    .replace(/(?<=\sdata-props=)"([^"]*)"/g, (_whole, json: string) => {
      // React has escaped apostrophes too.
      return `'${json.replaceAll('&quot;', '"')}'`;
    });
}

/** The page with all its style sheets in one element, in their order, each once; `read` returns the text of one by its address. */
export function withInlineStyles(html: string, read: (href: string) => string): string {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const hrefs = [...new Set(links.map(({ attributes }) => attributes.href ?? ''))];
  const css = hrefs.map((href) => absoluteUrls(read(href), href).replaceAll('\n', '')).join('');
  const style = `<style>${css}</style>`;
  return replaceIn(
    html,
    links.map(({ start, end }, index) => ({ start, end, text: index === 0 ? style : '' })),
  );
}

/** CSS whose addresses are right in any file: those in a file begin at that file. */
function absoluteUrls(css: string, href: string): string {
  return css.replace(
    /url\((['"]?)(?![\w-]+:|\/|#)([^'")]+)\1\)/g,
    (_whole, _quote, url: string) => {
      const { pathname, search } = new URL(url, `http://site${href}`);
      return `url(${pathname}${search})`;
    },
  );
}
