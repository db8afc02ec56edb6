import { islands } from '../../../components/islands/islands';
import { installSite } from '../../../components/site/behaviour/install-site';
import { keepForOffline } from '../../../components/site/behaviour/offline';
import { wakeIslands, type IslandFiles } from './wake';

/** Replaced by `bundle.ts`. */
declare const ISLAND_FILES: IslandFiles;

const start = () => {
  installSite();
  // Only the light site has a service worker.
  keepForOffline();
  wakeIslands(islands, ISLAND_FILES);
  // Shows the controls that depend on `installSite`.
  document.documentElement.dataset.ready = '';
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
