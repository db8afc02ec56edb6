import { configure, within } from '@testing-library/dom';
import { textAt } from './site';

configure({
  // Without styles nothing is hidden but by attributes; looking for what hides each element takes most of the time.
  defaultHidden: true,
  // The first line says what is missing; the rest prints the whole page.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

/**
 * Opens the page at an address in jsdom, as HTML alone: no style applies, no script runs.
 *
 * @returns what finds its elements by role and French name
 */
export function openPage(address: string) {
  document.documentElement.innerHTML = textAt(address).replaceAll(
    /<(style|script)\b.*?<\/\1>/gs,
    '',
  );
  return within(document.body);
}
