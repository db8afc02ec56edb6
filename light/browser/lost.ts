/** Longest wait of a visitor for a script, before the page says what to do without it, ms. */
export const longestWait = 3_000;

/** Resolves to false after `wait` ms. */
export function after(wait: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, wait, false);
  });
}

/** Returns the element in which any use is a use of the island. */
export function zoneOf(marker: HTMLElement): HTMLElement {
  return marker.parentElement ?? marker;
}

/**
 * Shows or hides what to do without an island (`Island.css.ts`). Shows what only its button would unfold, and in its
 * fields what the address asks for.
 */
export function setLost(marker: HTMLElement, isLost: boolean): void {
  const zone = zoneOf(marker);
  zone.toggleAttribute('data-lost', isLost);
  if (!isLost) return;
  if (zone.querySelector('button[aria-controls]')) document.documentElement.dataset.unfolded = '';
  const asked = new URLSearchParams(location.search);
  for (const field of marker.querySelectorAll<HTMLInputElement>('[type=search][name]'))
    field.value ||= asked.get(field.name) ?? '';
}

/** Returns whether the script of an island is lost, late, or has failed. */
export function isLost(marker: HTMLElement): boolean {
  return zoneOf(marker).hasAttribute('data-lost');
}
