import { foldAll } from '@/components/ui/folded/fold-all';

/** Id of the list of situations. */
export const situationsId = 'situations';

/** Runs after the list of situations. Before the first paint, it folds all but the vital ones. */
export default function foldSituations(): void {
  const situations = [...document.querySelectorAll<HTMLDetailsElement>(`#${situationsId} details`)];
  foldAll(situations, ({ dataset }) => 'vital' in dataset);
}
