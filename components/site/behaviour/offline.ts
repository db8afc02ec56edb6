import { isSparing, type ConnectionHints } from '@/content/model/connection';
import { offlineNoticeId } from '../offline-ids';
import { whenIdle } from './when-idle';

/** Shows the line while the browser knows of no network. */
function followConnection(signal: AbortSignal): void {
  const show = () => {
    const notice = document.getElementById(offlineNoticeId);
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener('online', show, { signal });
  addEventListener('offline', show, { signal });
  show();
}

/**
 * Installs the worker that keeps the pages for later (docs/decisions/0004-offline.md). On the first visit it comes after
 * the page, and is told what the page has loaded already.
 */
async function installWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirstVisit) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  active?.postMessage([location.pathname, ...loaded.map(({ pathname }) => pathname)]);
}

/** Once the page is there and the browser has nothing better to do: the visitor's own requests come first. */
function installWorkerLater(signal: AbortSignal): void {
  const install = () => {
    // A browser may refuse all storage: the site reads as well without the worker.
    if (!signal.aborted) installWorker().catch(() => undefined);
  };
  const installWhenIdle = () => {
    whenIdle(install);
  };
  if (document.readyState === 'complete') installWhenIdle();
  else addEventListener('load', installWhenIdle, { once: true, signal });
}

/**
 * Says when the network is gone, and keeps the site for reading without one, unless the visitor saves data. Answers the
 * function that undoes it; what is kept stays kept.
 */
export function installOffline(): () => void {
  const installed = new AbortController();
  followConnection(installed.signal);
  const { connection } = navigator as { readonly connection?: ConnectionHints };
  if ('serviceWorker' in navigator && !isSparing(connection)) installWorkerLater(installed.signal);
  return () => {
    installed.abort();
  };
}
