/*
 * What is to be seen on the screen now. These functions run in the page, and see nothing but their arguments: nothing in them is newer
 * than Chromium 80.
 */

/** How much of the screen's height is covered by what stays while the page scrolls, px. */
export function coveredHeight(): number {
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      stays(element.parentElement));
  const isCovered = (y: number) =>
    [20, innerWidth / 2, innerWidth - 20].some((x) => stays(document.elementFromPoint(x, y)));
  return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length;
}

/** Scrolls to a share of the page's height at once: 0 for its beginning, 1 for its end. */
export function scrollToShare(share: number): void {
  const { style, scrollHeight } = document.documentElement;
  style.scrollBehavior = 'auto';
  scrollTo(0, share * (scrollHeight - innerHeight));
}

/** Whether the first heading with a text is on the screen, and nothing covers it. */
export function isHeadingSeen(text: string): boolean {
  return [...document.querySelectorAll('h1, h2')].some((heading) => {
    if (heading.textContent.trim() !== text) return false;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { left, top, height } = range.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 2, top + height / 2);
    return seen !== null && (heading.contains(seen) || seen.contains(heading));
  });
}

/** Words of the page that are closer to an edge of the screen than `distance` px, except in a row that scrolls. */
export function wordsAtTheEdge(distance: number): readonly string[] {
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
      scrollsSideways(element === document.body ? null : element.parentElement));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const near: string[] = [];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    const text = (textContent ?? '').trim();
    if (!parentElement || text === '' || scrollsSideways(parentElement)) continue;
    const isHidden = getComputedStyle(parentElement).visibility !== 'visible';
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const isNear = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < distance || right > innerWidth - distance);
    if (!isHidden && [...range.getClientRects()].some(isNear)) near.push(text);
  }
  return near;
}

/** The controls on display that do nothing without a script: buttons that send no form, searches that no button sends, and sliders' arrows. */
export function deadControls(): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button:not([type=submit]), input[type=search], [role=button]',
  );
  return [...controls]
    .filter(
      (control) =>
        control.getClientRects().length > 0 &&
        getComputedStyle(control).visibility === 'visible' &&
        !(control.matches('input') && control.closest('form')?.querySelector('[type=submit]')),
    )
    .map(({ outerHTML }) => outerHTML);
}

/** How wide the bar at the foot of the screen is, px. */
export function barWidth(): number {
  const bar = document.elementFromPoint(innerWidth / 2, innerHeight - 3);
  let widest = 0;
  for (let part = bar; part; part = part.parentElement)
    if (getComputedStyle(part).position === 'fixed')
      widest = Math.max(widest, part.getBoundingClientRect().width);
  return widest;
}

/** How many of the elements that a selector means are displayed. */
export function countOf(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0,
  ).length;
}
