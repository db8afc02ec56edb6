/** Ms until the page says what to do without a script. */
export const longestWait = 3_000;

/** `wait` is in ms. */
export function after(wait: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, wait, false);
  });
}

/** Safari has no scroll anchoring. */
export const hasAnchoring = CSS.supports('overflow-anchor:auto');

/** What one reads stays in its place on the screen. */
export function keepPlace(change: () => void): void {
  const read = hasAnchoring ? null : document.elementFromPoint(innerWidth / 2, innerHeight / 4);
  const topOf = () => read?.getBoundingClientRect().top ?? 0;
  const topBefore = topOf();
  change();
  scrollBy(0, topOf() - topBefore);
}

/** Returns the element whose use wakes the island. */
export function zoneOf(marker: HTMLElement): HTMLElement {
  return marker.parentElement ?? marker;
}

/** Shows or hides what to do without an island (`Island.css.ts`). */
export function setLost(marker: HTMLElement, isLost: boolean): void {
  const zone = zoneOf(marker);
  keepPlace(() => {
    zone.toggleAttribute('data-lost', isLost);
    if (isLost && zone.querySelector('button[aria-controls]'))
      document.documentElement.dataset.unfolded = '';
  });
  if (!isLost) return;
  const asked = new URLSearchParams(location.search);
  for (const field of marker.querySelectorAll<HTMLInputElement>('[type=search][name]'))
    field.value ||= asked.get(field.name) ?? '';
}

/** A late script counts as lost. */
export function isLost(marker: HTMLElement): boolean {
  return zoneOf(marker).hasAttribute('data-lost');
}
