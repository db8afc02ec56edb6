/**
 * Whether a popover is open. False in a browser without popovers (before Chrome 114, Safari 17, Firefox 125), where asking for
 * that state throws.
 */
export function isOpen(element: HTMLElement): boolean {
  return 'popover' in HTMLElement.prototype && element.matches(':popover-open');
}

/** Closes a popover; one that is closed stays so. */
export function close(element: HTMLElement): void {
  if (isOpen(element)) element.hidePopover();
}
