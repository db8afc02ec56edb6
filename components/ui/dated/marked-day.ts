/** Says for which day slots are marked with `aria-current`. */
export function setMarkedDay(day: string): void {
  document.documentElement.dataset.marked = day;
}

/** Empty for none. */
export const markedDay = (): string => document.documentElement.dataset.marked ?? '';

/** A `subscribe` for `useBrowserValue`. */
export function followMarkedDay(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-marked'] });
  return () => {
    observer.disconnect();
  };
}
