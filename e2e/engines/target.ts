/** Something of a page: by its role and exact name, as a visitor knows it, or by a CSS selector. */
export type Target = string | { readonly role: Role; readonly name: string; readonly in?: string };

/** Roles that the journeys look for. */
export type Role = 'button' | 'link' | 'heading' | 'dialog';

/** The first element on display that a target means; null when there is none. Runs in the page. */
function findTarget(target: Target): HTMLElement | null {
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  if (typeof target === 'string')
    return [...document.querySelectorAll<HTMLElement>(target)].find(isSeen) ?? null;
  const tags = {
    button: 'button, summary',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    dialog: 'dialog',
  };
  // Not `innerText`: where a hidden word is, engines differ about the space.
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const isOut = node instanceof Element && node.getClientRects().length === 0;
    return isOut ? '' : [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? textOf(element);
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const selector = `${tags[target.role]}, [role=${target.role}]`;
  const all = document.querySelector(target.in ?? 'body')?.querySelectorAll<HTMLElement>(selector);
  const isMeant = (element: HTMLElement) =>
    isSeen(element) && oneLine(nameOf(element)) === oneLine(target.name);
  return [...(all ?? [])].find(isMeant) ?? null;
}

/** Source of a function that finds a target, scrolled to the middle of the screen; it returns null when there is none. */
export const reachTarget = `(target) => {
  const element = (${findTarget.toString()})(target);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}`;

/** Source of a function that reads a target as it is displayed; it returns null when there is none. */
export const readTarget = `(target) => (${findTarget.toString()})(target)?.innerText ?? null`;
