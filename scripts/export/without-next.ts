/** Takes out of a page what only Next and React read. */
import { parse } from 'postcss';
import { commentsOf, elementsOf, islandsAmong, replaceIn, type HtmlElement } from './html';

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
 * boundaries, and the place of its late metadata.
 */
export function withoutReactMarks(html: string): string {
  const elements = elementsOf(html);
  const isInIsland = islandsAmong(elements);
  const lateMetadata = elements.filter(
    ({ name, attributes, content }) =>
      name === 'div' && 'hidden' in attributes && /^(<!--[^>]*-->)*$/.test(content),
  );
  const comments = commentsOf(html).filter(
    ({ start }) =>
      !isInIsland(start) && !lateMetadata.some((div) => div.start < start && start < div.end),
  );
  return replaceIn(
    html,
    [...lateMetadata, ...comments].map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/** The page with its attributes as they compress best: names in small letters, as React's are not, and JSON in single quotes. */
export function withPlainAttributes(html: string): string {
  const attributes = elementsOf(html).flatMap(({ places }) => Object.entries(places));
  return replaceIn(
    html,
    attributes.map(([name, place]) => {
      const written = html.slice(place.start, place.end);
      const value = written.slice(name.length);
      // React has escaped apostrophes too.
      const plain =
        name === 'data-props'
          ? value.replace(/^="(.*)"$/, "='$1'").replaceAll('&quot;', '"')
          : value;
      return { ...place, text: name + plain };
    }),
  );
}

/** The page with all its style sheets in one element, in their order, each once; `read` returns the text of one by its address. */
export function withInlineStyles(html: string, read: (href: string) => string): string {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const hrefs = [...new Set(links.map(({ attributes }) => attributes.href ?? ''))];
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href).replaceAll('\n', '')).join('');
  const style = `<style>${css}</style>`;
  return replaceIn(
    html,
    links.map(({ start, end }, index) => ({ start, end, text: index === 0 ? style : '' })),
  );
}

/** CSS whose addresses are right in any file: those in a file begin at that file. */
function withAbsoluteUrls(text: string, href: string): string {
  const css = parse(text);
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\((['"]?)(?![\w-]+:|\/|#)([^'")]+)\1\)/g,
      (_whole, _quote, url: string) => {
        const { pathname, search } = new URL(url, `http://site${href}`);
        return `url(${pathname}${search})`;
      },
    );
  });
  return css.toString();
}
