/** Hides all of `whole` except `kept` and its ancestors, or nothing if `kept` is elsewhere. Returns the cleanup. */
export function hideAround(kept: HTMLElement | null, whole: HTMLElement | null): () => void {
  const hidden: Element[] = [];
  if (kept && whole?.contains(kept)) {
    for (let node: Element = kept; node !== whole; node = node.parentElement ?? whole) {
      const siblings = [...(node.parentElement?.children ?? [])];
      hidden.push(...siblings.filter((other) => other !== node && !other.hasAttribute('hidden')));
    }
  }
  for (const element of hidden) element.setAttribute('hidden', '');
  return () => {
    for (const element of hidden) element.removeAttribute('hidden');
  };
}
