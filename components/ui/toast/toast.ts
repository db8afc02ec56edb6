import * as css from './Toast.css';

/** Duration of a message of success, ms. */
const moment = 5_000;
/** Duration of a message that requires an action, ms. */
const longMoment = 30_000;

/** Delay after which screen readers announce text in a new live region, ms. */
const untilItIsKnown = 100;

/** Several scripts have this module. */
const toastId = 'annonce';

/**
 * Shows and announces a message (WCAG 4.1.3). A `lasting` message, which requires an action, stays longer. `toCopy` is
 * added at the end of the message and selected.
 */
export function showToast(
  words: string,
  { lasting = false, toCopy = '' }: { lasting?: boolean; toCopy?: string } = {},
): void {
  document.getElementById(toastId)?.remove();
  const toast = document.createElement('div');
  toast.id = toastId;
  toast.className = css.toast;
  toast.role = 'status';
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
