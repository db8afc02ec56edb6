import { installSite } from '../../components/site/behaviour/install-site';
import { lost, ready } from '../../components/islands/marks';
import { keepForOffline } from '../../components/site/behaviour/offline';
import type { IslandFiles } from './import-file';
import { wakeIslands } from './wake';

/** From `bundle.ts`. */
declare const ISLAND_FILES: IslandFiles;

/** A file that came empty is a module, too (`in-page.ts`). */
export const isWhole = true;

const parts = [
  installSite,
  () => {
    wakeIslands(ISLAND_FILES);
  },
  // Only the light site has a service worker. A sandboxed frame throws.
  keepForOffline,
];

const start = () => {
  for (const part of parts)
    try {
      part();
    } catch (error) {
      console.warn(error);
    }
  const root = document.documentElement;
  root.removeAttribute(lost);
  // Shows the controls that depend on `installSite`.
  root.setAttribute(ready, '');
};

// In a task of its own.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(start);
  });
else start();
