/** An element, by role and exact name, or by a CSS selector. `in` is the CSS selector of an element around it. */
export type Target = string | { role: 'button'; name: string; in?: string };

/** Target of a visible button; `name` is exact, and `within` a CSS selector. */
export const button = (name: string, within = 'body'): Target => ({
  role: 'button',
  name,
  in: within,
});

/** Returns the first visible match, or null. Runs in the page. */
function findTarget(target: Target): HTMLElement | null {
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  if (typeof target === 'string')
    return [...document.querySelectorAll<HTMLElement>(target)].find(isSeen) ?? null;
  // Not `innerText`: engines differ about spaces next to hidden words.
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const isOut = node instanceof Element && node.getClientRects().length === 0;
    return isOut ? '' : [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? textOf(element);
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const all = document
    .querySelector(target.in ?? 'body')
    ?.querySelectorAll<HTMLElement>('button, summary, [role=button]');
  const isMeant = (element: HTMLElement) =>
    isSeen(element) && oneLine(nameOf(element)) === oneLine(target.name);
  return [...(all ?? [])].find(isMeant) ?? null;
}

/** A value that can be sent to a page. */
export type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json };

/** Returns an expression that calls a function, given as its source. */
export const call = (source: string, ...given: readonly Json[]) =>
  `(${source})(...${JSON.stringify(given)})`;

/**
 * Returns an expression for a target, which it scrolls to. The expression throws if the target is invisible or not
 * clickable.
 */
export const reached = (target: Target) =>
  call(
    `(target) => {
      const element = (${findTarget.toString()})(target);
      if (!element || getComputedStyle(element).pointerEvents === 'none')
        throw new Error('Not in the page, or not yet: ' + JSON.stringify(target));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }`,
    target,
  );

/** Returns an expression for the displayed text of a target, or null. */
export const textOf = (target: Target) =>
  `${call(findTarget.toString(), target)}?.innerText ?? null`;
