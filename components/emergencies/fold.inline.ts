/** Id of the list of situations. */
export const situationsId = 'situations';

/**
 * Runs after the list of situations. Before the first paint, it folds all situations except the vital ones and the one
 * that the URL fragment names. Later, it opens the situation that a new fragment names, and all situations before printing.
 */
export default function foldSituations(): void {
  const situations = [...document.querySelectorAll<HTMLDetailsElement>(`#${situationsId} details`)];
  const openTarget = () => {
    for (const situation of situations)
      if (`#${situation.id}` === location.hash) situation.open = true;
  };
  for (const situation of situations) situation.open = 'vital' in situation.dataset;
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => {
    for (const situation of situations) situation.open = true;
  });
}
