/**
 * Opens every `<details>` that contains the target or is its child. Only new browsers open those around the target of
 * the address (Chrome 97, Firefox 139, Safari 18).
 */
export function openAround(target: Element | null): void {
  for (const details of document.querySelectorAll('details'))
    if (details.contains(target) || details.parentElement === target) details.open = true;
}
