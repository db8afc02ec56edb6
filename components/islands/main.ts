import { installSite } from '@/components/site/behaviour/install-site';
import { islands } from './islands';
import { wakeIslands } from './wake';

// What runs in every page, in development as in the exported site.
const start = () => {
  installSite();
  wakeIslands(islands);
  // What follows the page is in place.
  document.documentElement.dataset.ready = '';
};

// The script may come before the end of the page, which must not wait for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
