import { keepTyped } from '@/components/ui/kept/keep-typed';
import { lost } from './marks';
import { unfolded } from './with-scripts.inline';

/** `wait` is in ms. */
export function after(wait: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, wait, false);
  });
}

/** Returns the element whose use wakes the island. */
export function zoneOf(marker: HTMLElement): HTMLElement {
  return marker.parentElement ?? marker;
}

/** Shows or hides what to do without an island (`Island.css.ts`). */
export function setLost(marker: HTMLElement, isLost: boolean): void {
  const zone = zoneOf(marker);
  zone.toggleAttribute(lost, isLost);
  if (!isLost) return;
  for (const form of marker.querySelectorAll('form'))
    keepTyped(form, () => zone.hasAttribute(lost));
  if (zone.querySelector('button[aria-controls]'))
    document.documentElement.setAttribute(unfolded, '');
  const asked = new URLSearchParams(location.search);
  for (const field of marker.querySelectorAll<HTMLInputElement>('[type=search][name]'))
    field.value ||= asked.get(field.name) ?? '';
}

/** Returns whether the script of an island is lost or late, or that of the page. */
export function isLost(marker: HTMLElement): boolean {
  return [document.documentElement, zoneOf(marker)].some((one) => one.hasAttribute(lost));
}
