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

/**
 * Replaces the style sheets of a page by one `<style>`, without rules whose classes are in none of `texts`. Throws when
 * there are no sheets: Next has changed its output.
 */
export function inlineStyles(
  page: Document,
  read: (href: string) => string,
  texts: readonly ReadonlySet<string>[],
): void {
  const links = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (links.length === 0) throw new Error('The page has no style sheet: see light/README.md');
  const hrefs = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
  const style = page.createElement('style');
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href).replaceAll('\n', ''));
  style.textContent = withoutUnusedRules(css.join(''), texts);
  links[0]?.before(style);
  for (const link of links) link.remove();
}
