import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { articles } from '../../content/data/articles';
import { clinic } from '../../content/data/clinic';
import { doctors } from '../../content/data/doctors';
import { services } from '../../content/data/services';
import { sitePages } from '../../content/data/site';
import { specialties } from '../../content/data/specialties';
import { routes } from '../../content/model/routes';
import { specialtyPages } from '../../content/model/specialty-pages';
import { elementsOf, type ReadElement } from '../../scripts/light/tree';

/** Where the build writes the site. */
const directory = 'out';

/** The address of each page that links lead to. */
export const addresses: readonly string[] = [
  ...sitePages.map((name) => routes[name]()),
  ...articles.map(({ slug }) => routes.article(slug)),
  ...doctors.map(({ name }) => routes.doctor(name)),
  ...specialtyPages(specialties, services, clinic).map(({ slug }) => routes.specialty(slug)),
];

/** The address of each file that hosts send under its own name: not the compressed twins, nor what is meant for the hosts. */
export const fileAddresses: readonly string[] = readdirSync(directory, {
  encoding: 'utf8',
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && !/^_headers$|^404\.html$|^\.|\.br$/.test(entry.name))
  .map(
    (entry) =>
      `/${path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
  );

/** The name of the file that a host sends for an address: a folder has its `index.html`. */
function fileOf(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const name = decodeURIComponent(pathname);
  return path.join(directory, name.endsWith('/') ? `${name}index.html` : name);
}

/** Whether the site contains a file for an address. */
export function isExported(address: string): boolean {
  return existsSync(fileOf(address));
}

/**
 * The bytes of the file at an address.
 *
 * @throws {Error} when there is no such file
 */
export function bytesAt(address: string): Buffer {
  return readFileSync(fileOf(address));
}

/** The text of the file at an address, as `bytesAt`. */
export function textAt(address: string): string {
  return bytesAt(address).toString();
}

/** A page as the build wrote it. */
export interface ExportedPage {
  readonly address: string;
  readonly html: string;
  readonly elements: readonly ReadElement[];
}

/** The page at an address. */
export function pageAt(address: string): ExportedPage {
  const html = textAt(address);
  return { address, html, elements: elementsOf(html) };
}

/** The elements with one tag name, in document order. */
export function named(elements: readonly ReadElement[], name: string): ReadElement[] {
  return elements.filter((element) => element.name === name);
}

/** Elements that continue the line of text around them. */
const inline = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'q', 'small', 'span', 'strong']);

/** Elements whose content is not text to read. */
const unread = new Set(['script', 'style', 'svg', 'noscript', 'template', 'iframe']);

function words(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value.replace(/[\t\n\r ]+/g, ' ');
  if (!('childNodes' in node) || unread.has(node.nodeName)) return '';
  const text = node.childNodes.map(words).join('');
  return inline.has(node.nodeName) ? text : `\n${text}\n`;
}

/** The words of a piece of HTML, hidden ones included; each block of text begins a new line. */
export function textOf(html: string): string {
  const lines = parseFragment(html).childNodes.map(words).join('').split('\n');
  return lines
    .map((line) => line.replace(/ +/g, ' ').replace(/^ | $/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}
