import * as css from './Toast.css';

/** How long what went well is said, ms. */
const moment = 5_000;
/** Messages that ask for an action stay longer: time to read, and to do it by hand. */
const longMoment = 30_000;

/** Delay between adding the live region and its text, so that screen readers announce it, ms. */
const untilItIsKnown = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function hideToast(): void {
  clearTimeout(timer);
  region?.remove();
}

/**
 * Shows at the foot of the screen what a button has done, and announces it once (WCAG 4.1.3). `lasting` and `toCopy`,
 * words shown selected, stay longer, since they ask for an action.
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
