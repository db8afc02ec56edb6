import { hasFailed } from '@/components/ui/broken-picture/has-failed';

const loadStandIn = () => import('@/components/ui/broken-picture/broken-picture');

/**
 * Puts « Image indisponible » in place of each picture that fails (specification § 8). What it takes is fetched when the
 * first one does: most visits never need it. Answers the function that undoes it.
 */
export function installBrokenPictures(): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let stop = () => {
    waiting.abort();
  };
  const begin = async () => {
    stop();
    const { watchBrokenPictures } = await loadStandIn();
    stop = watchBrokenPictures(document.body);
  };
  const onError = ({ target }: Event) => {
    // Without the stand-in the picture's own words remain.
    if (target instanceof HTMLImageElement) begin().catch(() => undefined);
  };
  // The event does not bubble.
  document.addEventListener('error', onError, { capture: true, signal });
  if ([...document.images].some(hasFailed)) begin().catch(() => undefined);
  return () => {
    stop();
  };
}
