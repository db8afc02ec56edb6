import { foldAll } from './fold-all';

/** Runs after the `<details>` of a page. Before the first paint, it folds those that are open, but for the vital ones. */
export default function fold(): void {
  foldAll(
    [...document.querySelectorAll<HTMLDetailsElement>('main details')],
    ({ dataset, open }) => open && 'vital' in dataset,
  );
}
