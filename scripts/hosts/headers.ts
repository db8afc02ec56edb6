import { pageRoutes, routes } from '../../content/model/clinic/routes';

export interface Header {
  name: string;
  value: string;
  /** Name of the equivalent `<meta>`, for hosts that set no header (GitHub Pages). */
  meta?: string;
}

/** Two years. No `preload`: leaving that list takes months to years. */
export const encryption: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};

/**
 * Each page has a policy of its own in a `<meta>`, which ignores `frame-ancestors` and does not apply to a script that a
 * proxy puts before it. `hashes` are those of all inline scripts of the site, as CSP writes them. The editor needs
 * WebAssembly and `blob:` (`scripts/editor/page-html.ts`).
 */
export const policyWith = (hashes: readonly string[]): Header => ({
  name: 'Content-Security-Policy',
  value: [
    "frame-ancestors 'none'",
    ...(hashes.length > 0
      ? [
          `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`,
          "worker-src 'self' blob:",
          "object-src 'none'",
          "base-uri 'none'",
        ]
      : []),
  ].join('; '),
});

/** For a drawing that is opened as a page. Browsers apply all policies that they receive. */
export const drawings = {
  paths: ['/images/*', '/patterns/*'],
  policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** On every response, errors too. */
export const everywhere: Header[] = [
  encryption,
  // For older browsers.
  { name: 'X-Frame-Options', value: 'DENY' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin', meta: 'referrer' },
  // Only names that all browsers with this header know.
  {
    name: 'Permissions-Policy',
    value:
      'clipboard-write=(self), accelerometer=(), autoplay=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

interface Rule {
  /** A star at the end stands for any characters. */
  paths: string[];
  cache: string;
  /** Cross-Origin-Resource-Policy. */
  sharing: 'same-origin' | 'cross-origin';
}

/** Folders of files whose name changes with their content. */
const namedByContent = ['/_next/static/', '/_islands/', '/images/'];

const day = 'public, max-age=86400';

/** A page that a host rewrites is not kept for reading offline. */
export const otherwise = {
  cache: 'public, max-age=60, stale-while-revalidate=600, no-transform',
  sharing: 'same-origin',
} as const;

/** No path is in two rules, since Netlify and Cloudflare Pages would join their values. */
export const rules: Rule[] = [
  {
    // Hosts send these headers with a 404 too, so no `immutable`.
    paths: namedByContent.map((folder) => `${folder}*`),
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
    paths: ['/patterns/*', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/licences.txt'],
    cache: day,
    sharing: 'same-origin',
  },
  {
    // Neither the worker nor what switches it off may be cached.
    paths: ['/sw.js', '/sw-off.js'],
    cache: 'no-cache, no-store',
    sharing: 'same-origin',
  },
];

const folders = [...pageRoutes, 'offline' as const]
  .filter((name) => name !== 'home')
  .map((name) => routes[name]());

/** For hosts without a default. On Cloudflare Pages, `/about/*` would not match `/about`. */
export const otherPaths = [
  '/',
  '/index.html',
  ...[...folders, '/admin/'].map((folder) => folder.replace(/\/$/, '*')),
  routes.card(),
];

export const contentTypes = {
  /** Sent with `charset=utf-8`, and compressed. */
  utf8: {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    txt: 'text/plain',
    xml: 'application/xml',
    vcf: 'text/vcard',
    webmanifest: 'application/manifest+json',
  },
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
