import type { Box } from './least-covering';

/** Between the bubble and its button, and between the bubble and the edges of the window, px. */
const gap = 4;
const margin = 16;
/** As near the edge as it may come where it would else find no room beside its button, px. */
const leastMargin = 8;
/** Room for « Numéro » and the ends of the bubble, in the bubble's own size of text (em). */
const word = 5.4;
/** The bars at the top and, on a phone, at the foot of the window, px: the bubble goes over neither. */
const bar = 64;

/** The size of the bubble where it may be so wide (px), of whole pixels so that its last word stays on its line. */
function sizeWithin(bubble: HTMLElement, room: number): { width: number; height: number } {
  bubble.style.width = '';
  const whole = bubble.getBoundingClientRect().width;
  bubble.style.width = `${Math.ceil(Math.min(whole, room))}px`;
  return { width: bubble.offsetWidth, height: bubble.offsetHeight };
}

/** At the end of the button's own line, in two lines of words at need; nowhere if a word would be cut. */
function beside({ top, right, height }: DOMRect, bubble: HTMLElement): Box[] {
  const left = right + gap;
  const room = document.documentElement.clientWidth - leastMargin - left;
  if (room < word * parseFloat(getComputedStyle(bubble).fontSize)) return [];
  const size = sizeWithin(bubble, room);
  if (size.height > 2 * height) return [];
  return [{ ...size, left, top: top + (height - size.height) / 2 }];
}

/** Where a bubble may stand by its button, best first: between the bars of the window, if it can. */
export function placesBy(button: HTMLElement, bubble: HTMLElement): Box[] {
  const box = button.getBoundingClientRect();
  const atItsEnd = beside(box, bubble);
  const size = sizeWithin(bubble, Infinity);
  const farthest = document.documentElement.clientWidth - margin - size.width;
  const left = Math.max(margin, Math.min(box.left + (box.width - size.width) / 2, farthest));
  const places = [
    ...atItsEnd,
    { ...size, left, top: box.bottom + gap },
    { ...size, left, top: box.top - gap - size.height },
  ];
  const between = places.filter(({ top, height }) => top > bar && top + height < innerHeight - bar);
  return between.length > 0 ? between : places;
}
