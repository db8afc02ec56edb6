import * as css from './Bubble.css';
import { placesBy } from './places';
import { leastCovering, type Box } from './least-covering';

/** How long what went well is said, ms. */
const moment = 5_000;
/** What must be acted upon stays longer: time to read, and to do it by hand. */
const longMoment = 30_000;

/** A region that is there before its words is one that screen readers read out. */
const untilItIsKnown = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Above and below the words of a control as high as a finger, px. */
const edge = 10;

/** Words near a button, and the middle of what can be pressed or filled in: boxes in the window. */
function keptInSight(button: HTMLElement): Box[] {
  const around = button.closest('section') ?? document.body;
  const controls = [...around.querySelectorAll('a, button, input, select, textarea')];
  const boxes: Box[] = controls.map((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { left, top: top + edge, width, height: height - 2 * edge };
  });
  const words = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const line = document.createRange();
  while (words.nextNode()) {
    line.selectNode(words.currentNode);
    boxes.push(...line.getClientRects());
  }
  return boxes;
}

/** Beside, below or above its button: where it hides least of what is read or pressed. */
function place(bubble: HTMLElement, button: HTMLElement): void {
  const found = leastCovering(placesBy(button, bubble), keptInSight(button));
  if (!found) return;
  bubble.style.width = `${found.width}px`;
  bubble.style.top = `${found.top + scrollY}px`;
  bubble.style.left = `${found.left + scrollX}px`;
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
