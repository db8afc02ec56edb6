import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { doctors } from '../../../content/data/doctors';
import { services } from '../../../content/data/services';
import { sitePages } from '../../../content/data/site';
import { specialties } from '../../../content/data/specialties';
import { keptRoutes, routes } from '../../../content/model/routes';
import { slugOf } from '../../../content/model/specialty';
import { elementsOf, type ReadElement } from '../tree';

/** The pages and files of one build that the worker keeps; every path begins with a slash. */
export interface Release {
  /** Changes if and only if a kept file has changed. */
  readonly version: string;
  readonly pages: readonly string[];
  /** Fonts, patterns, drawings and scripts that the kept pages need; no photographs. */
  readonly files: readonly string[];
  /** Shown in place of a page that was never kept. */
  readonly offlinePage: string;
  /** By the path of a page that is not kept from the first visit, the address of a kept page with the same content. */
  readonly alternatives: Readonly<Record<string, string>>;
}

const offlinePage = routes.offline();

const alternatives = Object.fromEntries([
  ...specialties.map(
    (specialty) =>
      [routes.specialty(slugOf(specialty, services)), routes.service(specialty.id)] as const,
  ),
  ...doctors.map(({ name }) => [routes.doctor(name), routes.doctorInList(name)] as const),
]);

/** Pages kept from the first visit. Others are kept once seen. */
export const keptPages: readonly string[] = [
  ...keptRoutes.filter((page) => sitePages.includes(page)).map((page) => routes[page]()),
  offlinePage,
];

/** Scripts of extras, and of pages that are not kept from the first visit: kept once a visit has loaded them. */
const scriptsOnceSeen =
  /^(?:BookingWizard|InsurerMotion|Lightbox|Search|SliderControls|next-consultations|viewer)\b/;

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

/** The italic font, which only testimonials use, and logos, whose names the page has as text: kept once seen. */
const keptOnceSeen = /_italic\.|^\/images\/assureurs\//;

const elementsOfPage = (directory: string, page: string) =>
  elementsOf(readFileSync(fileOf(directory, page), 'utf8'));

/** The fonts, patterns and drawings that a page needs without a network. */
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

/** Paths of the scripts that are kept from the first visit. */
export function keptScripts(directory: string): string[] {
  const folder = path.join(directory, '_islands');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.js') && !scriptsOnceSeen.test(file))
    .map((file) => `/_islands/${file}`);
}

/** The release of an export. Throws when a page, or a file that it needs, is missing. */
export function releaseOf(directory: string): Release {
  const files = [
    ...new Set([
      ...keptPages.flatMap((page) => filesOf(directory, page)),
      ...keptScripts(directory),
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
