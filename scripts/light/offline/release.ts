import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { islands } from '../../../components/islands/islands';
import { doctors } from '../../../content/data/doctors';
import { services } from '../../../content/data/services';
import { sitePages } from '../../../content/data/site';
import { specialties } from '../../../content/data/specialties';
import { keptRoutes, routes } from '../../../content/model/routes';
import { slugOf } from '../../../content/model/specialty';
import { elementsOf, type ReadElement } from '../tree';

/** What the worker keeps of one build of the site; every path begins with a slash. */
export interface Release {
  /** Changes if and only if a kept file has changed. */
  readonly version: string;
  readonly pages: readonly string[];
  /** What the pages need to be read and used: fonts, patterns, drawings, scripts (`lightScripts`). No photographs. */
  readonly files: readonly string[];
  /** Shown in place of a page that was never kept. */
  readonly offlinePage: string;
  /** For a page that was never kept, the address of a kept one that says the same. */
  readonly alternatives: Readonly<Record<string, string>>;
}

const offlinePage = routes.offline();

/** The panel of /services/ for the page of a specialty, and the list with one card for the page of a doctor. */
const alternatives = Object.fromEntries([
  ...specialties.map(
    (specialty) =>
      [routes.specialty(slugOf(specialty, services)), routes.service(specialty.id)] as const,
  ),
  ...doctors.map(({ name }) => [routes.doctor(name), routes.doctorInList(name)] as const),
]);

/** Kept from the first visit; the other pages are kept once seen. */
export const keptPages: readonly string[] = [
  ...keptRoutes.filter((page) => sitePages.includes(page)).map((page) => routes[page]()),
  offlinePage,
];

/** A heavier script (bytes) is kept only once a visit has loaded it. */
const heaviest = 20_000;

/** So are these: the band in motion, the viewer of pictures, and what only the pages of doctors use. */
const scriptsOnceSeen = ['InsurerMotion', 'Lightbox', 'next-consultations'];

// Base for relative addresses: what still has it after resolving belongs to the site.
const here = 'https://site.invalid';

/** The file of the export for a path. Throws when there is none. */
export function fileOf(directory: string, urlPath: string): string {
  const file = path.join(directory, urlPath.endsWith('/') ? `${urlPath}index.html` : urlPath);
  if (!existsSync(file))
    throw new Error(`${urlPath} is to be kept offline, and ${file} is not there`);
  return file;
}

function addressesIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
}

function addressesOf({ name, attributes, content }: ReadElement): (string | undefined)[] {
  if (name === 'style') return addressesIn(content);
  if (name === 'img') return [attributes.src];
  return name === 'use' ? [attributes.href] : [];
}

/** Kept once they are seen: the italic, which the testimonials alone use, and logos, which have their names in words. */
const keptOnceSeen = /_italic\.|^\/images\/assureurs\//;

const elementsOfPage = (directory: string, page: string) =>
  elementsOf(readFileSync(fileOf(directory, page), 'utf8'));

/** What a page needs to be read without a network: the fonts, patterns and drawings of its own. */
export function filesOf(directory: string, page: string): string[] {
  const files = elementsOfPage(directory, page)
    .flatMap(addressesOf)
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, here + page))
    .filter(
      ({ origin, pathname }) =>
        origin === here && /\.(svg|woff2)$/.test(pathname) && !keptOnceSeen.test(pathname),
    )
    .map(({ pathname }) => pathname);
  return [...new Set(files)].sort();
}

/** The interactive parts of the pages that are kept, by name. */
function keptIslands(directory: string): Set<string | undefined> {
  const elements = keptPages.flatMap((page) => elementsOfPage(directory, page));
  return new Set(elements.map(({ attributes }) => attributes['data-island']));
}

/**
 * The scripts that are kept from the first visit: the message form, the filters, the choice of a specialty, and what
 * runs them. Not those of pages that are not kept.
 */
export function lightScripts(directory: string): string[] {
  const folder = path.join(directory, '_islands');
  const scripts = existsSync(folder) ? readdirSync(folder) : [];
  const kept = keptIslands(directory);
  const isKept = (name: string) =>
    !scriptsOnceSeen.includes(name) && (!(name in islands) || kept.has(name));
  return scripts
    .filter((file) => file.endsWith('.js') && statSync(path.join(folder, file)).size <= heaviest)
    .filter((file) => isKept(file.replace(/-[^-]*$/, '')))
    .map((file) => `/_islands/${file}`);
}

/** Reads from the export what is to be kept. Throws when a page, or a file that it needs, is not there. */
export function releaseOf(directory: string): Release {
  const files = [
    ...new Set([
      ...keptPages.flatMap((page) => filesOf(directory, page)),
      ...lightScripts(directory),
    ]),
  ].sort();
  const hash = createHash('sha256');
  for (const kept of [...keptPages, ...files])
    hash.update(`${kept}\n`).update(readFileSync(fileOf(directory, kept)));
  return {
    version: hash.digest('hex').slice(0, 12),
    pages: keptPages,
    files,
    offlinePage,
    alternatives,
  };
}
