import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { doctors } from '../../../content/data/doctors';
import { services } from '../../../content/data/services';
import { sitePages } from '../../../content/data/site';
import { specialties } from '../../../content/data/specialties';
import { keptRoutes, routes } from '../../../content/model/routes';
import { slugOf } from '../../../content/model/specialty';

/** The pages and files of one build that the worker keeps; every path begins with a slash. */
export interface Release {
  /** Changes if and only if a kept file has changed. */
  readonly version: string;
  readonly pages: readonly string[];
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

/** Pages kept from the first visit. Other pages are kept once seen. */
export const keptPages: readonly string[] = [
  ...keptRoutes.filter((page) => sitePages.includes(page)).map((page) => routes[page]()),
  offlinePage,
];

/**
 * The files kept from the first visit: patterns, glyphs, the fonts of text and headings, and scripts. Scripts of extras
 * (the lightbox) and of pages outside `keptPages`, like any other file, are kept once a visit has loaded them.
 */
const keptFile = new RegExp(
  [
    String.raw`^_next/static/media/(?!.*_italic).+\.woff2$`,
    String.raw`^patterns/.+\.svg$`,
    String.raw`^images/glyphs-.+\.svg$`,
    String.raw`^_islands/(?!(?:BookingWizard|InsurerMotion|Lightbox|Search|SliderControls|next-consultations|viewer)\b).+\.js$`,
  ].join('|'),
);

/** The release of an export. Throws when a page is missing. */
export function releaseOf(directory: string): Release {
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => keptFile.test(file))
    .map((file) => `/${file}`)
    .sort();
  const hash = createHash('sha256');
  for (const kept of [...keptPages.map((page) => `${page}index.html`), ...files])
    hash.update(`${kept}\n`).update(readFileSync(path.join(directory, kept)));
  return {
    version: hash.digest('hex').slice(0, 12),
    pages: keptPages,
    files,
    offlinePage,
    alternatives,
  };
}
