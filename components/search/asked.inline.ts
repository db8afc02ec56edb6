/** On the root element. */
export const asked = 'data-asked';

/** Marks a page whose address contains a query. Content that the results will replace is hidden until then. */
export default function markAsked(): void {
  if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.asked = '';
}
