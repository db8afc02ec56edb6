import { isSparing, type ConnectionHints } from '@/content/model/connection';
import { offlineNoticeId } from '../page-ids';
import { whenIdle } from '@/components/islands/when-idle';

/** Shows the line while the browser knows of no network. */
export function followConnection(): void {
  const show = () => {
    const notice = document.getElementById(offlineNoticeId);
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

/**
 * Installs the worker that keeps the pages for later (docs/decisions/0004-offline.md), and tells it what the page has loaded
 * already.
 */
async function installWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  active?.postMessage([location.pathname, ...loaded.map(({ pathname }) => pathname)]);
}

/** How long after its load the page alone uses the network and the processor, ms. */
const headStart = 4_000;

/** Installs the worker late, so that it does not slow what the visitor does first. */
function installWorkerLater(): void {
  const install = () => {
    // A browser may refuse all storage: the site reads as well without the worker.
    installWorker().catch(() => undefined);
  };
  const installWhenCalm = () => {
    setTimeout(() => {
      whenIdle(install);
    }, headStart);
  };
  if (document.readyState === 'complete') installWhenCalm();
  else addEventListener('load', installWhenCalm, { once: true });
}

/** Keeps the site for reading without a network, unless the visitor saves data. */
export function keepForOffline(): void {
  const { connection, serviceWorker } = navigator as Partial<Navigator> & {
    readonly connection?: ConnectionHints;
  };
  // With a worker already there, the browser itself looks for a newer one; registering would revive one that
  // `sw-off.js` is removing.
  if (serviceWorker?.controller === null && !isSparing(connection)) installWorkerLater();
}
