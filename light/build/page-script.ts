/**
 * Rules that prefetch the page that a visitor is about to open (Speculation Rules). Browsers ignore them with
 * Save-Data. A query mostly changes the same page in place, so addresses with a query are left out.
 */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    // « conservative » prefetches on a press. On a phone, « moderate » may fetch every link in view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

/**
 * Adds a script and `fetchedAhead` to a page, after its styles. Moves the classes of `<html>`, which set the fonts, to
 * `data-fonts`, from which the script restores them (docs/decisions/0008-after-the-first-paint.md). Throws when the
 * page has no style.
 */
export function addPageScript(page: Document, script: string): void {
  const style = page.querySelector('style');
  if (!style) throw new Error('The page has no style');
  const root = page.documentElement;
  root.dataset.fonts = root.className;
  root.removeAttribute('class');
  const inPage = Object.assign(page.createElement('script'), { text: script });
  const rules = { type: 'speculationrules', text: fetchedAhead };
  style.after(inPage, Object.assign(page.createElement('script'), rules));
}
