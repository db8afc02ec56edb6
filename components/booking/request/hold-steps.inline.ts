import { isPlainClick } from '@/components/ui/link/plain-click';

/** Ms. */
const longestHold = 3_000;

/** Holds the last touched link of a step while its script comes, so that the page is not loaded again. */
export default function holdSteps(): void {
  let held: HTMLAnchorElement | undefined;
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('#demande a[href^="?"]');
    const marker = link?.closest('[data-island][data-wake]');
    if (!link || !marker?.parentElement || !isPlainClick(event)) return;
    if (document.documentElement.dataset.ready === undefined) return;
    if (marker.parentElement.dataset.lost !== undefined) return;
    event.preventDefault();
    const isWaiting = held !== undefined;
    held = link;
    if (isWaiting) return;
    const late = setTimeout(() => {
      if (!held) return;
      // Offline, the list of this page is there; another page may not be.
      if (navigator.onLine) location.assign(held.href);
      else location.hash = held.hash;
    }, longestHold);
    new MutationObserver((_, observer) => {
      observer.disconnect();
      clearTimeout(late);
      held?.click();
    }).observe(marker, { attributeFilter: ['data-wake'] });
  };
  addEventListener('click', onClick, { capture: true });
}
