import { openAround } from './open-around';

/**
 * Folds every `<details>` except those that `staysOpen` accepts or that contain the target of the URL fragment. Later,
 * opens those around a new target, and all before printing.
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
    // The folded target had no position when the browser scrolled to it.
    target()?.scrollIntoView();
  });
  addEventListener('beforeprint', () => {
    for (const details of all) details.open = true;
  });
}
