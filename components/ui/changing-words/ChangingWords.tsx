/**
 * Text that changes. A browser's translation removes React's text nodes, so an update would be invisible: the key
 * replaces the whole element. It must have no sibling text.
 */
export function ChangingWords({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
