/** Speculation Rules. A query mostly changes the same page in place, so it is left out. */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    // On a phone, « moderate » may fetch every link in view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

/** Adds the scripts, and moves the font classes to `data-fonts` (docs/decisions/0008-after-the-first-paint.md). */
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
