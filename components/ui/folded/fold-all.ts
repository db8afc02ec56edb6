/**
 * Folds all but the `<details>` that `staysOpen`, and that which the URL fragment names. Later, opens the one that a new
 * fragment names, and all before printing.
 */
export function foldAll(
  all: readonly HTMLDetailsElement[],
  staysOpen: (details: HTMLDetailsElement) => boolean,
): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    for (const details of all) if (details.contains(target)) details.open = true;
  };
  for (const details of all) details.open = staysOpen(details);
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => {
    for (const details of all) details.open = true;
  });
}
