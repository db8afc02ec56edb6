import { pageRoutes, routes } from '../../content/model/clinic/routes';

/** A header of every response. */
export interface Header {
  name: string;
  value: string;
  /** Name of the `<meta>` that says the same where a host sets no header (GitHub Pages); the others have none. */
  meta?: string;
}

/** Two years. No `preload`: leaving that list takes months to years. */
export const encryption: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};

/** Headers of every response, errors too. */
export const everywhere: Header[] = [
  encryption,
  // Ignored in `<meta>`, unlike the rest of the policy, which is in each page, with that page's hashes.
  { name: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  // The same for older browsers.
  { name: 'X-Frame-Options', value: 'DENY' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin', meta: 'referrer' },
  // What nobody here uses, and no script that got in may use either; only names that all browsers with this header know.
  {
    name: 'Permissions-Policy',
    value:
      'clipboard-write=(self), accelerometer=(), autoplay=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

interface Rule {
  /** Paths. A star at the end stands for any characters. */
  paths: string[];
  cache: string;
  /** Value of Cross-Origin-Resource-Policy. */
  sharing: 'same-origin' | 'cross-origin';
}

const day = 'public, max-age=86400';

/** Headers of the files that no `rule` names. A page is kept for a minute, and shown for ten more while a fresh one comes. */
export const otherwise = {
  cache: 'public, max-age=60, stale-while-revalidate=600',
  sharing: 'same-origin',
} as const;

/** Headers that differ by file. No path is in two rules, since Netlify and Cloudflare Pages would join their values. */
export const rules: Rule[] = [
  {
    // Another content has another name. Yet Netlify and Cloudflare Pages send these headers with a 404 too, and a
    // missing file may come back after a failed upload. So a week, and no `immutable`.
    paths: ['/_next/static/*', '/_islands/*', '/images/*'],
    cache: 'public, max-age=604800, stale-while-revalidate=31536000',
    sharing: 'same-origin',
  },
  {
    // Chats and search engines show these on their own pages.
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
    cache: day,
    sharing: 'cross-origin',
  },
  {
    // Names without a hash.
    paths: ['/patterns/*', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/licences.txt'],
    cache: day,
    sharing: 'same-origin',
  },
  {
    // The worker decides what is kept, so neither it nor what switches it off is kept.
    paths: ['/sw.js', '/sw-off.js'],
    cache: 'no-cache, no-store',
    sharing: 'same-origin',
  },
];

const folders = [...pageRoutes, 'offline' as const]
  .filter((name) => name !== 'home')
  .map((name) => routes[name]());

/**
 * The paths of `otherwise`, for hosts that have no « otherwise ». No slash before the star: `/about/*` leaves out
 * `/about` on Cloudflare Pages, and a rule `/about` beside it is a second one for `/about/` on Netlify.
 */
export const otherPaths = [
  '/',
  '/index.html',
  ...[...folders, '/admin/'].map((folder) => folder.replace(/\/$/, '*')),
  routes.card(),
];

/** Content types by file extension. */
export const contentTypes = {
  /** Sent with `charset=utf-8`. */
  utf8: {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    txt: 'text/plain',
    xml: 'application/xml',
    ics: 'text/calendar',
    vcf: 'text/vcard',
    webmanifest: 'application/manifest+json',
  },
  /** Compressed, as those in UTF-8 are. */
  compressed: { json: 'application/json', svg: 'image/svg+xml', ico: 'image/x-icon' },
  others: {
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    woff2: 'font/woff2',
    wasm: 'application/wasm',
  },
};
