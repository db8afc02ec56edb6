import * as css from './Bubble.css';

/** Between the bubble and its button, and between the bubble and the edges of the window, px. */
const gap = 8;
const margin = 16;
/** The bar at the top of the window, px: the bubble does not go behind it. */
const bar = 64;

/** How long what went well is said, ms. */
const moment = 5_000;
/** What must be acted upon stays longer: time to read, and to do it by hand. */
const longMoment = 30_000;

/** A region that is there before its words is one that screen readers read out. */
const untilItIsKnown = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Above its button or, where the top of the window is near, below it; whole within the width. */
function place(bubble: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, width } = button.getBoundingClientRect();
  const above = top - gap - bubble.offsetHeight;
  const y = above > bar ? above : bottom + gap;
  const farthest = document.documentElement.clientWidth - margin - bubble.offsetWidth;
  const x = Math.max(margin, Math.min(left + (width - bubble.offsetWidth) / 2, farthest));
  bubble.style.top = `${y + scrollY}px`;
  bubble.style.left = `${x + scrollX}px`;
}

/** Takes the bubble away. */
export function hideBubble(): void {
  clearTimeout(timer);
  region?.remove();
  region = undefined;
}

/**
 * Says what a button has done, beside it, where those see it who have the page enlarged, and once to screen readers
 * (WCAG 4.1.3). With `toCopy`, something went wrong: those words stand in it, selected, and it stays for longer.
 */
export function showBubble(
  button: HTMLElement,
  words: string,
  { lasting = false, toCopy = '' }: { lasting?: boolean; toCopy?: string } = {},
): void {
  hideBubble();
  const bubble = document.createElement('div');
  region = bubble;
  bubble.className = css.bubble;
  bubble.role = 'status';
  document.body.append(bubble);
  timer = setTimeout(() => {
    const selected = document.createElement('span');
    selected.textContent = toCopy;
    bubble.append(words, selected);
    place(bubble, button);
    if (toCopy !== '') getSelection()?.selectAllChildren(selected);
    timer = setTimeout(hideBubble, lasting ? longMoment : moment);
  }, untilItIsKnown);
}
