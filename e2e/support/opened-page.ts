import { configure, within } from '@testing-library/dom';
import { textAt } from './exported-site';

configure({
  // Skips the slow check for hidden elements. Without styles, only attributes could hide one.
  defaultHidden: true,
  // Keeps only the first line. Further lines would print the whole page.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

/** Opens a page in jsdom, without its styles and scripts, and returns Testing Library's queries on it. */
export function openPage(address: string) {
  document.documentElement.innerHTML = textAt(address).replaceAll(
    /<(style|script)\b.*?<\/\1>/gs,
    '',
  );
  return within(document.body);
}
