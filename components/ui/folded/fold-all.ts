import { openAround } from './open-around';

/**
 * Folds all but the `<details>` that `staysOpen`, and those of the URL fragment. Later, opens those of a new fragment,
 * and all before printing.
 */
export function foldAll(
  all: readonly HTMLDetailsElement[],
  staysOpen: (details: HTMLDetailsElement) => boolean,
): void {
  const target = () => document.getElementById(location.hash.slice(1));
  for (const details of all) details.open = staysOpen(details);
  openAround(target());
  addEventListener('hashchange', () => {
    openAround(target());
    // It had no place on the page when the browser went there.
    target()?.scrollIntoView();
  });
  addEventListener('beforeprint', () => {
    for (const details of all) details.open = true;
  });
}
