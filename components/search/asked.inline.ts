/** On the root element. */
export const asked = 'data-asked';

/**
 * Marks a page whose address contains a query. Content that the results will replace is hidden until then. The field
 * has the word of the query even if every other script is lost.
 */
export default function markAsked(): void {
  const word = new URLSearchParams(location.search).get('q');
  if (!word) return;
  document.documentElement.dataset.asked = '';
  document.addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('main [name=q]');
    if (field) field.value ||= word.slice(0, field.maxLength);
  });
}
