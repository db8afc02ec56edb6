import { isSparing, type ConnectionHints } from '@/content/model/clinic/connection';
import { offlineNoticeId } from '../page-ids';
import { whenIdle } from '@/components/islands/when-idle';

/** Shows the offline notice while the browser is offline. */
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
 * Installs the service worker (docs/decisions/0004-offline.md), and sends it the list of files that the page has
 * already loaded.
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

/** Wait between `load` and the installation of the worker, which would compete for the network, ms. */
const headStart = 4_000;

function installWorkerLater(): void {
  const install = () => {
    // A browser may refuse all storage. The site works without the worker.
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

/** Caches the site for offline reading, unless the visitor saves data or the network is 2G. */
export function keepForOffline(): void {
  const { connection, serviceWorker } = navigator as Partial<Navigator> & {
    connection?: ConnectionHints;
  };
  // The browser updates an installed worker by itself. Registering again would revive a worker that `sw-off.js` is
  // removing.
  if (serviceWorker?.controller === null && !isSparing(connection)) installWorkerLater();
}
