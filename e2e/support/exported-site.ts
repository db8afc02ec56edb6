import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { articles } from '../../content/facts/articles';
import { doctors } from '../../content/facts/doctors';
import { sitePages } from '../../content/facts/site';
import { routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';

const directory = 'out';

/** Addresses of all pages that links lead to. */
export const addresses: readonly string[] = [
  ...sitePages.map((name) => routes[name]()),
  ...articles.map(({ slug }) => routes.article(slug)),
  ...doctors.map(({ name }) => routes.doctor(name)),
  ...pagesOfSpecialties.map(({ slug }) => routes.specialty(slug)),
];

/** Addresses of all files that hosts send at the files' own paths. */
export const fileAddresses: readonly string[] = readdirSync(directory, {
  encoding: 'utf8',
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && !/^_headers$|^404\.html$|^\.|\.(br|gz)$/.test(entry.name))
  .map(
    (entry) =>
      `/${path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
  );

function fileOf(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const name = decodeURIComponent(pathname);
  return path.join(directory, name.endsWith('/') ? `${name}index.html` : name);
}

/** Returns whether the site has a file for an address. */
export function isExported(address: string): boolean {
  return existsSync(fileOf(address));
}

/**
 * Returns the bytes of the file at an address.
 *
 * @throws {Error} if there is no such file
 */
export function bytesAt(address: string): Buffer {
  return readFileSync(fileOf(address));
}

/** Returns the file at an address as text. Throws as `bytesAt`. */
export function textAt(address: string): string {
  return bytesAt(address).toString();
}

export interface ReadElement {
  name: string;
  attributes: Record<string, string | undefined>;
  /** The text of a script or a style; the inner HTML of other elements. */
  content: string;
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsIn(node)] : [],
  );
}

/** Returns the elements of HTML in document order. */
export function elementsOf(html: string): ReadElement[] {
  return elementsIn(parse(html)).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    // Most are never read.
    get content() {
      return serialize(element);
    },
  }));
}

export interface ExportedPage {
  address: string;
  html: string;
  elements: readonly ReadElement[];
}

/** Returns the page at an address. Throws as `bytesAt`. */
export function pageAt(address: string): ExportedPage {
  const html = textAt(address);
  return { address, html, elements: elementsOf(html) };
}

/** Returns the elements with a tag name, in document order. */
export function named(elements: readonly ReadElement[], name: string): ReadElement[] {
  return elements.filter((element) => element.name === name);
}

const inline = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'q', 'small', 'span', 'strong']);

/** Elements whose content is not part of the page's text. */
const unread = new Set(['script', 'style', 'svg', 'noscript', 'template', 'iframe']);

function words(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value.replace(/[\t\n\r ]+/g, ' ');
  if (!('childNodes' in node) || unread.has(node.nodeName)) return '';
  const text = node.childNodes.map(words).join('');
  return inline.has(node.nodeName) ? text : `\n${text}\n`;
}

/** Returns the text of HTML, hidden text included, with each block on a new line. */
export function textOf(html: string): string {
  const lines = parseFragment(html).childNodes.map(words).join('').split('\n');
  return lines
    .map((line) => line.replace(/ +/g, ' ').replace(/^ | $/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}
