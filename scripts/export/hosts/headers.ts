/** The response headers and media types that hosts are told of: one table for all. */

/** Names of response headers with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Files that a host treats alike. */
export interface FileKind {
  /** What they have in common, for whoever reads a host's configuration. */
  readonly about: string;
  /** Addresses; a star at the end matches whatever follows. No address belongs to two kinds. */
  readonly paths: readonly string[];
  /** Whether another site's page may show them (Cross-Origin-Resource-Policy). */
  readonly shared: boolean;
  /** How long a browser may keep them (Cache-Control, RFC 9111). */
  readonly cache: string;
}

/**
 * What nobody here uses, and no script that got in may use either; the map's frame included. Copying a number or a link
 * is allowed to our own pages alone, reading what a visitor has copied to nobody. Only names that all browsers
 * with this header know: the others complain of each new one on the console.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Two years, for this host and those below it. Without `preload`: browsers take years to forget that list, and the
 * clinic's domain may hold a mailbox or an intranet that knows no https (docs/deploy.md says how to add it).
 */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** What every response carries, errors too. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': strictTransport,
  // The rest of the policy is in each page, with that page's hashes: this one directive is ignored in `<meta>`.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The same, for browsers older than frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'clipboard-write=(self)',
    ...unusedFeatures.map((feature) => `${feature}=()`),
  ].join(', '),
  // Links to the chat open with `noopener`: no other page needs a hold on ours.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Pages, and all that is not named below. Going back and forth within a minute asks nothing of the network; for ten
 * minutes the kept page shows at once while a fresh one comes. A wrong number is gone from every phone soon after.
 */
export const pageKind: FileKind = {
  about: 'pages',
  paths: [],
  shared: false,
  cache: 'public, max-age=60, stale-while-revalidate=600',
};

const day = 'public, max-age=86400';

/** Every other file, by address. */
export const fileKinds: readonly FileKind[] = [
  {
    about: 'named after their content: another content has another name',
    paths: ['/_next/static/*', '/_islands/*', '/images/*'],
    shared: false,
    cache: 'public, max-age=31536000, immutable',
  },
  {
    about: 'what chats and search engines show of the site on pages of their own',
    paths: [
      '/previews/*',
      '/favicon.ico',
      '/icon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-192.png',
      '/icon-maskable-512.png',
      '/apple-touch-icon.png',
    ],
    shared: true,
    cache: day,
  },
  {
    about: 'files that keep their name when they change',
    paths: ['/patterns/*', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/licences.txt'],
    shared: false,
    cache: day,
  },
  {
    about: 'the clinic’s card for telephones: its numbers are as fresh as those of the pages',
    paths: ['/clinique.vcf'],
    shared: false,
    cache: pageKind.cache,
  },
  {
    about: 'the worker, which decides what is kept: never kept itself',
    paths: ['/sw.js'],
    shared: false,
    cache: 'no-cache, no-store',
  },
];

/** For a response that is an error: it must not outlive the error. */
export const errorCache = 'no-cache';

/** What a kind adds to `commonHeaders`. */
export function headersOf({ cache, shared }: FileKind): Headers {
  return {
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
  };
}

/** The type of each file, by the end of its name; many hosts miss the newer ones. */
export const contentTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
} as const;

/** Types that are text: they shrink when compressed, and some say in which characters they are written. */
export const textTypes = Object.values(contentTypes).filter(
  (type) => /^text\/|[/+](xml|json)$/.test(type) || type === contentTypes.ico,
);

/** Text that must name its characters, since it cannot within itself. */
export const utf8Types = textTypes.filter((type) => /^text\/|\/xml$|\/manifest/.test(type));
