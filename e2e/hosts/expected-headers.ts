import { fileAddresses } from '../support/exported-site';
import { firstOf } from '../support/first-of';

const someFile = (within: string, end: string) =>
  firstOf(fileAddresses.filter((name) => name.startsWith(`/${within}/`) && name.endsWith(end)));

/** Values of Cache-Control. They repeat the configuration on purpose, so that it cannot change unnoticed. */
export const kept = {
  week: 'public, max-age=604800, stale-while-revalidate=31536000',
  day: 'public, max-age=86400',
  minute: 'public, max-age=60, stale-while-revalidate=600, no-transform',
  never: 'no-cache, no-store',
};

/** Headers of every response, repeated on purpose too. */
export const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': expect.stringMatching(
    /^frame-ancestors 'none'; script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+; worker-src 'self' blob:; object-src 'none'; base-uri 'none'$/,
  ) as unknown,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  ) as unknown,
};

export const html = 'text/html; charset=utf-8';

export type Request = [address: string, type: string, cache: string];

export const requests: Request[] = [
  ['/', html, kept.minute],
  ['/?id=ORL', html, kept.minute],
  ['/index.html', html, kept.minute],
  ['/services/', html, kept.minute],
  ['/services', html, kept.minute],
  ['/services?id=ORL', html, kept.minute],
  ['/services/index.html', html, kept.minute],
  ['/services/cardiologie', html, kept.minute],
  ['/clinique.vcf', 'text/vcard; charset=utf-8', kept.minute],
  [someFile('_islands', '.css'), 'text/css; charset=utf-8', kept.week],
  [someFile('_islands', '.js'), 'text/javascript; charset=utf-8', kept.week],
  [someFile('_next/static', '.woff2'), 'font/woff2', kept.week],
  [someFile('images', '.avif'), 'image/avif', kept.week],
  [someFile('images', '.webp'), 'image/webp', kept.week],
  [someFile('images', '.jpg'), 'image/jpeg', kept.week],
  [someFile('images', '.svg'), 'image/svg+xml', kept.week],
  [someFile('previews', '.jpg'), 'image/jpeg', kept.day],
  ['/favicon.ico', 'image/x-icon', kept.day],
  ['/icon.svg', 'image/svg+xml', kept.day],
  ['/icon-maskable-512.png', 'image/png', kept.day],
  [someFile('patterns', '.svg'), 'image/svg+xml', kept.day],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', kept.day],
  ['/robots.txt', 'text/plain; charset=utf-8', kept.day],
  ['/sitemap.xml', 'application/xml; charset=utf-8', kept.day],
  ['/sw.js', 'text/javascript; charset=utf-8', kept.never],
  ['/sw-off.js', 'text/javascript; charset=utf-8', kept.never],
];

/** Returns the headers of the response to a request. */
export const headersOf = ([address, type, cache]: Request) => ({
  ...always,
  'content-type': type,
  'cache-control': cache,
  // A drawing that is opened as a page runs nothing.
  ...(/^\/(images|patterns)\//.test(address) && {
    'content-security-policy': expect.stringMatching(
      /^(?=.*frame-ancestors 'none'; script-src).*default-src 'none'; style-src 'unsafe-inline'; sandbox/,
    ) as unknown,
  }),
  // Chats and search engines show these on their own pages.
  'cross-origin-resource-policy': /^\/(previews|favicon|icon)/.test(address)
    ? 'cross-origin'
    : 'same-origin',
});
