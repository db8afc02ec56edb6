import { withoutUnusedRules } from './unused-rules';

function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(
    /url\((['"]?)(?![\w-]+:|\/|#)([^'")]+)\1\)/g,
    (_whole, _quote, url: string) => {
      const { pathname, search } = new URL(url, `http://site${href}`);
      return `url(${pathname}${search})`;
    },
  );
}

/** Replaces the style sheets of a page by one `<style>` with the rules for `words`. Throws when there are none: Next has changed its output. */
export function inlineStyles(
  page: Document,
  read: (href: string) => string,
  words: ReadonlySet<string>,
): void {
  const links = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (links.length === 0) throw new Error('The page has no style sheet: see light/README.md');
  const hrefs = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
  const style = page.createElement('style');
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href).replaceAll('\n', ''));
  style.textContent = withoutUnusedRules(css.join(''), words);
  links[0]?.before(style);
  for (const link of links) link.remove();
}
