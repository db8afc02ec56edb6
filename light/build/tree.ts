import { JSDOM } from 'jsdom';

/** The tree of a page, whose scripts do not run. */
export const parsePage = (html: string): Document => new JSDOM(html).window.document;

/** The HTML of a page. */
export function htmlOf(page: Document): string {
  const html = `<!DOCTYPE html>${page.documentElement.outerHTML}`;
  // The no-break space takes two bytes, and its entity six.
  return html.replaceAll('&nbsp;', '\u00a0');
}
