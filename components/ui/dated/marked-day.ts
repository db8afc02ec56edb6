/** Says when slots were marked, as a text that changes with what is marked. */
export function setMarkedDay(moment: string): void {
  document.documentElement.dataset.marked = moment;
}

/** Undefined where it is not known which day it is. */
export const markedDay = (): string | undefined => document.documentElement.dataset.marked;

/** A `subscribe` for `useBrowserValue`. */
export function followMarkedDay(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-marked'] });
  return () => {
    observer.disconnect();
  };
}
