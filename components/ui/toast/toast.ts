import * as css from './Toast.css';

/** For a success, ms. */
const moment = 5_000;
/** For a message that requires an action, ms. */
const longMoment = 30_000;

/** Screen readers announce text in a new live region after this delay, ms. */
const untilItIsKnown = 100;

/** Several bundles contain this module. */
const toastId = 'annonce';

/**
 * Shows and announces a message (WCAG 4.1.3). A `lasting` one requires an action. `toCopy` is added at the end and
 * selected.
 */
export function showToast(
  words: string,
  { lasting = false, toCopy = '' }: { lasting?: boolean; toCopy?: string } = {},
): void {
  document.getElementById(toastId)?.remove();
  const toast = document.createElement('div');
  toast.id = toastId;
  toast.className = css.toast;
  toast.setAttribute('role', 'status');
  document.body.append(toast);
  setTimeout(() => {
    const selected = document.createElement('span');
    selected.textContent = toCopy;
    toast.append(words, selected);
    if (toCopy !== '') getSelection()?.selectAllChildren(selected);
    setTimeout(
      () => {
        toast.remove();
      },
      lasting ? longMoment : moment,
    );
  }, untilItIsKnown);
}
