import { isSparing } from '../../content/model/clinic/connection';
import type { Release } from './release';
import { isOfRelease, ownPaths, photo } from './recognise';
import type { RequestEvent, WorkerScope } from './scope';

declare const self: WorkerScope;
/** From `write-worker.ts`. */
declare const RELEASE: Release;

const siteCache = `site-${RELEASE.version}`;
const photoCache = 'photos';
const mostPhotos = 60;
/** Ms until a kept copy is shown. */
const patience = 3_000;

// A copy with a hash in its name is never out of date.
const hashed = /^\/(?:_next\/static|_islands|images)\//;

const find = (path: string, cacheName?: string) =>
  caches
    .match(path, { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) })
    .catch(() => undefined);

async function put(path: string, response: Response): Promise<void> {
  if (!(await isOfRelease(path, response, RELEASE))) return;
  const isPhoto = photo.test(path);
  try {
    const cache = await caches.open(isPhoto ? photoCache : siteCache);
    await cache.put(path, response);
    const names = isPhoto ? await cache.keys() : [];
    for (const oldest of names.slice(0, Math.max(0, names.length - mostPhotos)))
      await cache.delete(oldest);
  } catch {
    // The storage is full or forbidden.
  }
}

let puttingPhotos = Promise.resolve();

/** Photographs are cached in the order in which they were seen. */
function keep(path: string, response: Response): Promise<void> {
  if (!photo.test(path)) return put(path, response);
  return (puttingPhotos = puttingPhotos.then(() => put(path, response)));
}

/** Throws when the visitor saves data, or one file fails. */
async function install(): Promise<void> {
  if (isSparing(self.navigator.connection)) throw new Error('Not now: the visitor saves data');
  const cache = await caches.open(siteCache);
  const add = async (path: string) => {
    const fetchWith = (mode: RequestCache) => fetch(path, { cache: mode, priority: 'low' });
    const attempts = [
      // From an older release, or the browser's cache. Other files are revalidated.
      () => (hashed.test(path) ? find(path) : undefined),
      () => fetchWith(hashed.test(path) ? 'default' : 'no-cache'),
      () => fetchWith('reload'),
    ];
    for (const attempt of attempts) {
      const response = await attempt();
      if (response && (await isOfRelease(path, response, RELEASE)))
        return cache.put(path, response);
    }
    throw new Error(`${path} is not of this release`);
  };
  await Promise.all([...RELEASE.pages, ...RELEASE.files].map(add));
}

/** An older worker cached any file that decodes. */
async function cleanPhotos(): Promise<void> {
  const cache = await caches.open(photoCache);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const isSound = kept && (await isOfRelease(new URL(request.url).pathname, kept, RELEASE));
    if (!isSound) await cache.delete(request);
  }
}

/** Runs once no tab uses an older release. */
async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== siteCache && name !== photoCache) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Not awaited, since pages wait for the activation.
  void cleanPhotos();
}

const insteadOf = async (path: string) => {
  const alternative = RELEASE.alternatives[path];
  if (alternative !== undefined) return Response.redirect(alternative);
  return (await find(RELEASE.offlinePage, siteCache)) ?? Response.error();
};

async function fileOf(path: string, event: RequestEvent): Promise<Response> {
  // A file that has failed is fetched again with a query (`import-file.ts`).
  const isRetry = new URL(event.request.url).search !== '';
  const kept = await find(path);
  if (kept && !isRetry) return kept;
  try {
    const response = await fetch(event.request, isRetry ? { cache: 'reload' } : {});
    event.waitUntil(keep(path, response.clone()));
    return response;
  } catch (error) {
    if (kept) return kept;
    // The visitor has opened a picture as a page.
    if (event.request.mode === 'navigate') return insteadOf(path);
    throw error;
  }
}

async function fetchPage(path: string, event: RequestEvent): Promise<Response | undefined> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(path, response.clone()));
    // Firefox resolves a failed preload with an error response; other browsers reject it.
    return response.type === 'error' || response.status >= 500 ? undefined : response;
  } catch {
    return undefined;
  }
}

async function pageOf(path: string, coming: Promise<Response | undefined>): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const soon = await Promise.race([coming, tooLate]);
  const response = soon ?? (await find(path, siteCache)) ?? (await coming);
  return response ?? insteadOf(path);
}

/** Caches files that the page loaded before the worker started. */
async function keepSeen(addresses: unknown): Promise<void> {
  for (const path of ownPaths(addresses, location.origin))
    if ((hashed.test(path) || path.endsWith('/')) && !(await find(path)))
      await fetch(path).then(
        (response) => keep(path, response),
        () => undefined,
      );
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});
self.addEventListener('message', (event) => {
  event.waitUntil(keepSeen(event.data));
});
self.addEventListener('fetch', (event) => {
  const { method, url, headers, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return;
  if (hashed.test(pathname) || RELEASE.files.includes(pathname))
    event.respondWith(fileOf(pathname, event));
  // The staff's editor does not work offline.
  else if (mode === 'navigate' && !/\.|^\/admin(\/|$)/.test(pathname)) {
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const coming = fetchPage(path, event);
    event.waitUntil(coming);
    event.respondWith(pageOf(path, coming));
  }
});
