import {
  attributesOf,
  createElement,
  elementsIn,
  insertAfter,
  remove,
  type Document,
} from './tree';

function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(
    /url\((['"]?)(?![\w-]+:|\/|#)([^'")]+)\1\)/g,
    (_whole, _quote, url: string) => {
      const { pathname, search } = new URL(url, `http://site${href}`);
      return `url(${pathname}${search})`;
    },
  );
}

/**
 * Replaces the style sheets of a page by one `<style>` element. `read` returns the text of a style sheet by its
 * address. Throws when the page has none, which means that Next has changed its output.
 */
export function inlineStyles(page: Document, read: (href: string) => string): void {
  const links = elementsIn(page).filter((element) => attributesOf(element).rel === 'stylesheet');
  const [first] = links;
  if (!first) throw new Error('The page has no style sheet: see scripts/light/README.md');
  const hrefs = [...new Set(links.map((link) => attributesOf(link).href ?? ''))];
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href).replaceAll('\n', ''));
  insertAfter(first, [createElement('style', {}, css.join(''))]);
  links.forEach(remove);
}
