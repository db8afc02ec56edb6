/* These functions run in the page, so they can only use their arguments. They use no feature newer than Chromium 80. */

/** Returns the height that fixed and sticky elements cover, px. */
export function coveredHeight(): number {
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      stays(element.parentElement));
  const isCovered = (y: number) =>
    [20, innerWidth / 2, innerWidth - 20].some((x) => stays(document.elementFromPoint(x, y)));
  return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length;
}

/** Scrolls at once to a fraction of the page: 0 is its beginning, 1 its end. */
export function scrollToShare(share: number): void {
  const { style, scrollHeight } = document.documentElement;
  style.scrollBehavior = 'auto';
  scrollTo(0, share * (scrollHeight - innerHeight));
}

/** Scrolls to a part, since some parts are only hydrated near the screen. */
export function comeTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** Returns whether a heading with this text is on the screen and uncovered. */
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

/** Lists texts closer than `distance` px to a side of the screen, except in a row that scrolls. */
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

/** Lists visible controls that do nothing without scripts: buttons that submit no form, and searches without a submit button. */
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

/** Makes lazy pictures load, and lists those that have not loaded. */
export function missingPictures(): readonly string[] {
  for (const picture of document.images) picture.loading = 'eager';
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}

/** Returns the width of the bar at the bottom of the screen, px. */
export function barWidth(): number {
  const bar = document.elementFromPoint(innerWidth / 2, innerHeight - 3);
  let widest = 0;
  for (let part = bar; part; part = part.parentElement)
    if (getComputedStyle(part).position === 'fixed')
      widest = Math.max(widest, part.getBoundingClientRect().width);
  return widest;
}

/** Counts the displayed elements that match a selector. */
export function countOf(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0,
  ).length;
}
