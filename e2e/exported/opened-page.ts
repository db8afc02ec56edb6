import { configure, within } from '@testing-library/dom';
import { textAt } from './site';

configure({
  // Skips the slow check for hidden elements. Without styles, only attributes could hide one.
  defaultHidden: true,
  // Keeps only the first line, which names the missing element. Further lines would print the whole page.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

/**
 * Opens the page at an address in jsdom, without its styles and scripts.
 *
 * @returns Testing Library's queries on the page
 */
export function openPage(address: string) {
  document.documentElement.innerHTML = textAt(address).replaceAll(
    /<(style|script)\b.*?<\/\1>/gs,
    '',
  );
  return within(document.body);
}
