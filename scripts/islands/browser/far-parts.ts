import { whenIdle } from '../../../components/site/behaviour/when-idle';

/** Sections after the first, the foot of the page, and the cards of its list. */
const farParts = 'main>section~section,main>div li>article,body>footer';

const leaveNothing = () => {
  document.adoptedStyleSheets = [];
};

/** Whether the page is reloaded, or come back to. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate';
}

/**
 * Leaves the parts of the page that no first screen shows without a layout, but those that one comes near. Where the browser
 * holds the place of what is read as they get their heights (Safari does not, nor Firefox after a jump), and not for who comes
 * back or to a part, whose place they make.
 */
export function leaveFarParts(): void {
  const canWait = CSS.supports(
    '(content-visibility:auto) and (overflow-anchor:auto) and (not (-moz-appearance:none))',
  );
  if (isReturn() || location.hash || !canWait) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media screen{:is(${farParts}):not([data-laid-out]){content-visibility:auto;contain-intrinsic-size:auto 30rem}}`,
  );
  document.adoptedStyleSheets = [sheet];
  // « End » leads to where the page ends now: a keyboard's computer lays all out in no time.
  addEventListener('keydown', leaveNothing, { once: true });
}

/** Lays them out in ten steps at most, each when the browser has nothing better to do: none makes a finger wait. */
export function layOutFarParts(): void {
  // None was left, or a key has laid them all out.
  if (!(document as Partial<Document>).adoptedStyleSheets?.length) return;
  const parts = [...document.querySelectorAll<HTMLElement>(farParts)];
  const step = Math.ceil(parts.length / 10);
  const layOutNext = () => {
    for (const part of parts.splice(0, step)) part.dataset.laidOut = '';
    if (parts.length > 0) whenIdle(layOutNext);
    else leaveNothing();
  };
  layOutNext();
}
