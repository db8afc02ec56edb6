import { JSDOM } from 'jsdom';

/** Returns the tree of a page, whose scripts do not run. */
export const parsePage = (html: string): Document => new JSDOM(html).window.document;

/** Scripts, in which an entity would be read as it is written. Hosts rewrite no address there. */
const scriptOrAt = /<script[^]*?<\/script>|(?<=[\w.+-])@(?=[\w-]+\.\w)/g;

/** Returns the HTML of a page. Hosts that protect e-mail addresses do not recognise them (docs/deploy.md). */
export function htmlOf(page: Document): string {
  const html = `<!DOCTYPE html>${page.documentElement.outerHTML}`;
  // Two bytes instead of six.
  const spaced = html.replaceAll('&nbsp;', '\u00a0');
  return spaced.replaceAll(scriptOrAt, (found) => (found === '@' ? '&#64;' : found));
}
