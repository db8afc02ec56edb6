import { isLost, setLost } from './lost';
import { isAwake, longestWait, lost, wake } from './marks';

/**
 * Waits until an island is awake or lost, for 3 s at most: then it counts as lost. Returns whether it is awake.
 * @param find returns null until the page contains the island
 */
export function settled(find: () => HTMLElement | null): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      const marker = find();
      if (!marker || !(isLost(marker) || isAwake(marker))) return;
      observer.disconnect();
      clearTimeout(late);
      resolve(!isLost(marker));
    };
    const observer = new MutationObserver(settle);
    const late = setTimeout(() => {
      const marker = find();
      if (marker) setLost(marker, true);
    }, longestWait);
    observer.observe(document.documentElement, {
      subtree: true,
      attributeFilter: [wake, lost],
    });
    settle();
  });
}
