/* These functions run in the page, so they can only use their arguments. They use no feature newer than Chromium 80. */

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

/** Counts the displayed elements that match a selector. */
export function countOf(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0,
  ).length;
}
