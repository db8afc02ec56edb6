import { isSparing, type ConnectionHints } from '@/content/model/clinic/connection';
import { offline, offlineHelpId } from '../page-ids';
import { whenIdle } from '@/components/ui/idle/when-idle';

export function followConnection(): void {
  const show = () => {
    const isShown = !navigator.onLine && !document.getElementById(offlineHelpId);
    document.documentElement.toggleAttribute(offline, isShown);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}

/** docs/decisions/0004-offline.md. The worker also keeps the files that the page has already loaded. */
async function installWorker(): Promise<void> {
  const { onLine, serviceWorker } = navigator;
  if (!onLine) return;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  // The worker leaves out other origins.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0]);
  active?.postMessage([location.pathname, ...loaded]);
}

/** In ms, after `load`; the worker would compete for the network. */
const headStart = 4_000;

function installWorkerLater(): void {
  const install = () => {
    // A browser may refuse all storage.
    installWorker().catch(() => undefined);
  };
  const installWhenCalm = () => {
    setTimeout(whenIdle, headStart, install);
  };
  if (document.readyState === 'complete') installWhenCalm();
  else addEventListener('load', installWhenCalm);
}

/** Not when the visitor saves data or the network is 2G. */
export function keepForOffline(): void {
  const { connection, serviceWorker } = navigator as Partial<Navigator> & {
    connection?: ConnectionHints;
  };
  // Registering again would revive a worker that `sw-off.js` is removing.
  if (serviceWorker?.controller === null && !isSparing(connection)) installWorkerLater();
}
