import * as css from './Toast.css';

/** Duration of a message of success, ms. */
const moment = 5_000;
/** Duration of a message that requires an action, ms. */
const longMoment = 30_000;

/** Delay after which screen readers announce text in a new live region, ms. */
const untilItIsKnown = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function hideToast(): void {
  clearTimeout(timer);
  region?.remove();
}

/**
 * Shows and announces a message (WCAG 4.1.3). A `lasting` message, which requires an action, stays longer. `toCopy` is
 * added at the end of the message and selected.
 */
export function showToast(
  words: string,
  { lasting = false, toCopy = '' }: { lasting?: boolean; toCopy?: string } = {},
): void {
  hideToast();
  const toast = document.createElement('div');
  region = toast;
  toast.className = css.toast;
  toast.role = 'status';
  document.body.append(toast);
  timer = setTimeout(() => {
    const selected = document.createElement('span');
    selected.textContent = toCopy;
    toast.append(words, selected);
    if (toCopy !== '') getSelection()?.selectAllChildren(selected);
    timer = setTimeout(hideToast, lasting ? longMoment : moment);
  }, untilItIsKnown);
}
