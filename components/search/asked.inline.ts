/** On the root element. */
export const asked = 'data-asked';

/** Marks a page whose address asks for something: what its script would replace is hidden until that is here. */
export default function markAsked(): void {
  if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.asked = '';
}
