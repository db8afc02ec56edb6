/**
 * Words that change. A browser's translation takes text nodes out of the page, where a new text would not be seen, so the
 * whole element is replaced. No text may stand beside it.
 */
export function ChangingWords({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
