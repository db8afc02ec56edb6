import { clinicNow } from './clinic-now';
import { showDated } from './dated';

/** Runs after dated elements, before the first paint. Hides those in its parent whose days do not include today. */
export default function showDatedFirst(
  { parentElement } = document.currentScript as Element,
): void {
  if (parentElement) showDated(parentElement, clinicNow());
}
