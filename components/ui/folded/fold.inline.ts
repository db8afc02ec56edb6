import { foldAll } from './fold-all';
import { thatStaysOpen } from './stays-open';

/** Runs after the `<details>` of a page. Before the first paint, it folds those that are open unless they stay so. */
export default function fold(): void {
  foldAll(
    [...document.querySelectorAll<HTMLDetailsElement>('main details')],
    (details) => details.open && details.matches(thatStaysOpen),
  );
}
