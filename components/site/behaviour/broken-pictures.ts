const loadStandIn = () => import('@/components/ui/broken-picture/broken-picture');

/**
 * Puts « Image indisponible » in place of each picture that fails (specification § 8). What it takes is fetched when the
 * first one does: most visits never need it. Answers the function that undoes it.
 */
export function installBrokenPictures(): () => void {
  const installed = new AbortController();
  const { signal } = installed;
  const begin = () => {
    loadStandIn().then(
      ({ watchBrokenPictures }) => {
        signal.addEventListener('abort', watchBrokenPictures(document.body));
      },
      // Without the stand-in the picture's own words remain.
      () => undefined,
    );
  };
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
    begin();
  // Of a file that is lost, whichever it is: the event does not bubble.
  else document.addEventListener('error', begin, { capture: true, once: true, signal });
  return () => {
    installed.abort();
  };
}
