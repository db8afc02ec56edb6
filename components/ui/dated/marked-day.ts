/** Records the minute (`yyyy-MM-ddTHH:mm`) for which the page is up to date. */
export function setMarkedDay(moment: string): void {
  document.documentElement.dataset.marked = moment;
}

/** Returns undefined if today's date is unknown. */
export const markedDay = (): string | undefined => document.documentElement.dataset.marked;

/** A `subscribe` for `useBrowserValue`. */
export function followMarkedDay(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-marked'] });
  return () => {
    observer.disconnect();
  };
}
