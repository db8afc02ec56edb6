import { islands } from '../../../components/islands/islands';
import { installSite } from '../../../components/site/behaviour/install-site';
import { keepForOffline } from '../../../components/site/behaviour/offline';
import { wakeIslands, type IslandFiles } from './wake';

/** Replaced by the build, once it knows the files. */
declare const FILES: IslandFiles;

const start = () => {
  installSite();
  // The worker is of this step: the plain site has none.
  keepForOffline();
  wakeIslands(islands, FILES);
  // What follows the page is in place.
  document.documentElement.dataset.ready = '';
};

// The script may come before the end of the page, which must not wait for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
