/** Acts once the page and its first pictures are there, at once when they are already; never when `signal` aborts before. */
export function whenLoaded(act: () => void, signal?: AbortSignal): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true, ...(signal && { signal }) });
}
