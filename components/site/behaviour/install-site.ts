import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { installComingNear } from './come-near';
import { correctYear } from './correct-year';
import { installOffline } from './offline';

/** The elements that every page has, by id. */
export interface SiteParts {
  readonly menuId: string;
  /** Holds the year of the copyright line. */
  readonly yearId: string;
}

/**
 * Brings to life what every page has: the bar, the in-page links, the year, the offline copy, what
 * stands in for lost pictures, the map. Returns the function that undoes it.
 */
export function installSite({ menuId, yearId }: SiteParts): () => void {
  correctYear(yearId);
  const undo = [
    installMenuClosing(menuId),
    installAnchorFocus(),
    installBrokenPictures(),
    installComingNear(),
    installOffline(),
  ];
  return () => {
    for (const undoOne of undo) undoOne();
  };
}
