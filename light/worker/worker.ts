import { isSparing } from '../../content/model/clinic/connection';
import type { Release } from './release';
import { builtAt, hasItsType, isOurs, ownPaths, photo } from './recognise';
import type { RequestEvent, WorkerScope } from './scope';

declare const self: WorkerScope;
/** From `write-worker.ts`. */
declare const RELEASE: Release;

/** One for all releases: whichever worker runs, the newest page that was seen is read. */
const siteCache = 'site';
/** Ms until a kept copy is shown. */
const patience = 3_000;

// A copy with a hash in its name is never out of date.
const hashed = /^\/(?:_next\/static|_islands|images)\//;

const isPage = (path: string) => path.endsWith('/');

const find = (path: string) => caches.match(path, { ignoreVary: true }).catch(() => undefined);

const textAt = async (path: string) => (await (await find(path))?.text()) ?? '';

const keptPaths = async () =>
  (await (await caches.open(siteCache)).keys()).map(({ url }) => new URL(url).pathname);

/** From the oldest to the newest. */
async function keptPages() {
  const paths = (await keptPaths()).filter(isPage);
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await textAt(path) })));
  return pages.sort((one, other) => (builtAt(one.html) < builtAt(other.html) ? -1 : 1));
}

const remove = async (path: string) => (await caches.open(siteCache)).delete(path);

/**
 * Keeps only what is recognised, and no older page over a newer. Returns whether it is recognised. Rejects when the
 * storage is full or forbidden.
 */
async function keep(path: string, response: Response, words?: string): Promise<boolean> {
  if (!(await isOurs(path, response, RELEASE.digests, words))) {
    // Unread, it holds a connection, and an install waits for ever.
    await response.body?.cancel();
    return false;
  }
  const html = isPage(path) ? await response.clone().text() : '';
  if (html && builtAt(html) < builtAt(await textAt(path))) return true;
  await (await caches.open(siteCache)).put(path, response);
  await keepSeen(html.match(/\/_islands\/[\w-]+\.js/g));
  return true;
}

/** Keeps what a page loaded before the worker started, or the scripts that a page names. */
async function keepSeen(addresses: unknown): Promise<void> {
  for (const path of ownPaths(addresses, location.origin))
    if ((isPage(path) || (hashed.test(path) && !photo.test(path))) && !(await find(path)))
      await fetch(path)
        .then((response) => keep(path, response))
        .catch(() => false);
}

/** Fetches only what has changed. Rejects when a file is not of this release. */
async function add(path: string): Promise<void> {
  const words = RELEASE.pages[path];
  const fetchWith = (cache: RequestCache) => fetch(path, { cache, priority: 'low' });
  for (const attempt of [
    () => find(path),
    () => fetchWith(hashed.test(path) ? 'default' : 'no-cache'),
    () => fetchWith('reload'),
  ]) {
    const response = await attempt();
    if (response && (await keep(path, response, words))) return;
  }
  throw new Error(`${path} is not of this release`);
}

/** Deletes pages of older releases: their telephones and doctors may be gone. */
async function forgetOlder(): Promise<void> {
  const pages = await keptPages();
  const [newest] = pages.filter(({ path }) => path in RELEASE.pages).slice(-1);
  for (const { path, html } of pages)
    if (!(path in RELEASE.pages) && newest && builtAt(html) < builtAt(newest.html))
      await remove(path);
}

async function install(): Promise<void> {
  // A changed telephone must reach whoever saves data, too.
  if (isSparing(self.navigator.connection) && !(await find(RELEASE.offlinePage)))
    throw new Error('Not now: the visitor saves data');
  // No page without its scripts.
  await Promise.all(RELEASE.files.map(add));
  await Promise.all(Object.keys(RELEASE.pages).map(add));
  await forgetOlder();
}

/** Runs once no tab uses an older release. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== siteCache) await caches.delete(name);
  const named = JSON.stringify([RELEASE.files, await keptPages()]);
  for (const path of await keptPaths()) if (!named.includes(path)) await remove(path);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const insteadOf = async (path: string) => {
  const { specialties, doctors, offlinePage } = RELEASE;
  const name = path.startsWith(doctors) ? path.slice(doctors.length, -1) : '';
  const instead = specialties[path] ?? (name && `${doctors}?q=${name.replaceAll('-', '+')}`);
  if (instead) return Response.redirect(instead);
  return (await keptCopy(offlinePage)) ?? Response.error();
};

/** Asks once more, past the browser's cache, for what is not recognised. */
async function fetchOurs(path: string, event: RequestEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  const isFine = photo.test(path) ? hasItsType : isOurs;
  if (response.status !== 200 || (await isFine(path, response, RELEASE.digests))) return response;
  return fetch(request, { cache: 'reload' }).catch(() => response);
}

async function fileOf(path: string, event: RequestEvent): Promise<Response> {
  // A file that has failed is fetched again with a query (`import-file.ts`).
  const isRetry = new URL(event.request.url).search !== '';
  const kept = await find(path);
  if (kept && !isRetry) return kept;
  try {
    const response = await fetchOurs(path, event);
    event.waitUntil(keep(path, response.clone()).catch(() => false));
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
    const response = await fetchOurs(path, event);
    if ([404, 410].includes(response.status) && !(path in RELEASE.pages)) await remove(path);
    event.waitUntil(keep(path, response.clone()).catch(() => false));
    // Firefox resolves a failed preload with an error response; other browsers reject it.
    return response.type === 'error' ? undefined : response;
  } catch {
    return undefined;
  }
}

/** Returns the kept page, with the telephone of the newest where they differ: each ends with it (`OfflineNotice.tsx`). */
async function keptCopy(path: string): Promise<Response | undefined> {
  const kept = await find(path);
  const html = await textAt(path);
  const [newest] = (await keptPages()).slice(-1);
  const calls = newest?.html.matchAll(/<a href="(tel:[^"]+)"[^>]*>([^<]+)/g) ?? [];
  const [, href = '', number = ''] = [...calls].at(-1) ?? [];
  if (!kept || html.includes(href)) return kept;
  const notice = `</h1><p role="status">Vérifiez le numéro\u00a0: une page plus récente de ce site dit <a href="${href}">${number}</a>.</p>`;
  return new Response(html.replace('</h1>', notice), kept);
}

async function pageOf(path: string, coming: Promise<Response | undefined>): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const soon = await Promise.race([coming, tooLate]);
  if (soon && soon.status < 400) return soon;
  const response = (await keptCopy(path)) ?? (await coming);
  return response && response.status < 500 ? response : insteadOf(path);
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
    const path = isPage(pathname) ? pathname : `${pathname}/`;
    const coming = fetchPage(path, event);
    event.waitUntil(coming);
    event.respondWith(pageOf(path, coming));
  }
});
