import { islands } from '../../../components/islands/islands';
import { installSite } from '../../../components/site/behaviour/install-site';
import { keepForOffline } from '../../../components/site/behaviour/offline';
import { wakeIslands, type IslandFiles } from './wake';

/** Replaced by `bundle.ts`, which knows the files once it has written them. */
declare const ISLAND_FILES: IslandFiles;

const start = () => {
  installSite();
  // The worker is of this step: the plain site has none.
  keepForOffline();
  wakeIslands(islands, ISLAND_FILES);
  // What follows the page is in place.
  document.documentElement.dataset.ready = '';
};

// The script may come before the end of the page, which must not wait for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
