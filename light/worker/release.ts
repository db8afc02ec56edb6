import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { sitePages } from '../../content/facts/site';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { contentHash } from '../../scripts/assets/content-hash';

/** Paths begin with a slash. */
export interface Release {
  /** Changes if and only if a cached file has changed, except for the day of the build. */
  version: string;
  /** Origin. */
  site: string;
  main: string;
  pages: readonly string[];
  files: readonly string[];
  /** Digests of fonts and patterns, keyed by path. Names of other drawings and of scripts end in their digest. */
  digests: Record<string, string>;
  offlinePage: string;
  /** For a page, a cached page with the same content. */
  alternatives: Record<string, string>;
}

const offlinePage = routes.offline();

const alternatives = Object.fromEntries([
  ...pagesOfSpecialties.map(
    ({ slug, specialty: { id } }) => [routes.specialty(slug), routes.service(id)] as const,
  ),
  ...doctors.map(({ name }) => [routes.doctor(name), routes.doctorInList(name)] as const),
]);

/** Cached from the first visit; other pages once seen. */
export const keptPages: readonly string[] = [
  ...keptRoutes.filter((page) => sitePages.includes(page)).map((page) => routes[page]()),
  offlinePage,
];

const fontOrPattern = /^\/(?:_next\/static\/media\/.+\.woff2|patterns\/.+\.svg)$/;

/** Cached from the first visit. Without other scripts, pages say what to do (`ifLost`). */
const keptFile = new RegExp(
  [
    String.raw`^/_next/static/media/(?!.*_italic).+\.woff2$`,
    String.raw`^/patterns/.+\.svg$`,
    String.raw`^/images/glyphs-.+\.svg$`,
    String.raw`^/_islands/(?:main|hydrate|broken-picture|mark-timetables|show-today|AppointmentRequest|DoctorFilter|SpecialtyNav)-\w+\.js$`,
  ].join('|'),
);

/** A site built each night is fetched again only where its words change. */
const withoutDay = (file: string, bytes: Buffer) =>
  file.endsWith('.html') ? bytes.toString().replace(/ data-built="[^"]*"/, '') : bytes;

/** Throws when a page or the main script is missing. */
export function releaseOf(directory: string): Release {
  const all = readdirSync(directory, { encoding: 'utf8', recursive: true })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
  const files = all.filter((file) => keptFile.test(file));
  const main = files.find((file) => file.startsWith('/_islands/main-'));
  if (main === undefined) throw new Error(`${directory} has no main script`);
  const bytesOf = (file: string) => readFileSync(path.join(directory, file));
  const known = all.filter((file) => fontOrPattern.test(file));
  const hash = createHash('sha256');
  for (const kept of [...keptPages.map((page) => `${page}index.html`), ...files])
    hash.update(`${kept}\n`).update(withoutDay(kept, bytesOf(kept)));
  return {
    version: hash.digest('hex').slice(0, 12),
    site: clinic.siteUrl,
    main,
    pages: keptPages,
    files,
    digests: Object.fromEntries(known.map((file) => [file, contentHash(bytesOf(file))])),
    offlinePage,
    alternatives,
  };
}
