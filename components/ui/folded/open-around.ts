/**
 * Opens every `<details>` around an element, and that of a question that is an element itself. Browsers that open those
 * around the target of the address are new (Chrome 97, Firefox 139, Safari 18).
 */
export function openAround(target: Element | null): void {
  for (const details of document.querySelectorAll('details'))
    if (details.contains(target) || details.parentElement === target) details.open = true;
}
