import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '../../content/facts/site';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { contentHash } from '../../scripts/assets/content-hash';
import { wordsOf } from './recognise';

/** Paths begin with a slash. The worker changes if and only if a kept file does, except for when it was built. */
export interface Release {
  /** Digests of their words, by path. */
  pages: Record<string, string>;
  files: readonly string[];
  /** Digests of fonts and patterns, by path. Names of other drawings and of scripts end in their digest. */
  digests: Record<string, string>;
  offlinePage: string;
  /** For the page of a specialty, the address where a kept page says the same. */
  specialties: Record<string, string>;
  /** A kept list, whose query finds the doctor of each page below it. */
  doctors: string;
}

const offlinePage = routes.offline();

const specialties = Object.fromEntries(
  pagesOfSpecialties.map(({ slug, specialty: { id } }) => [
    routes.specialty(slug),
    routes.service(id),
  ]),
);

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

/** Throws when a page or the main script is missing. */
export function releaseOf(directory: string): Release {
  const all = readdirSync(directory, { encoding: 'utf8', recursive: true })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
  const files = all.filter((file) => keptFile.test(file));
  if (!files.some((file) => file.startsWith('/_islands/main-')))
    throw new Error(`${directory} has no main script`);
  const bytesOf = (file: string) => readFileSync(path.join(directory, file));
  const wordsAt = (page: string) => wordsOf(bytesOf(`${page}index.html`).toString());
  const known = all.filter((file) => fontOrPattern.test(file));
  return {
    pages: Object.fromEntries(keptPages.map((page) => [page, contentHash(wordsAt(page))])),
    files,
    digests: Object.fromEntries(known.map((file) => [file, contentHash(bytesOf(file))])),
    offlinePage,
    specialties,
    doctors: routes.doctors(),
  };
}
