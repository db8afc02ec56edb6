/** Fetches the replacement and lets it watch the page's pictures. */
function begin(): void {
  import('@/components/ui/broken-picture/broken-picture').then(
    ({ watchBrokenPictures }) => {
      watchBrokenPictures(document.body);
    },
    // Without it the picture's own words remain.
    () => undefined,
  );
}

/**
 * Puts « Image indisponible » in place of each picture that fails (docs/requirements.md § 8). What it takes is fetched when the
 * first one does: most visits never need it.
 */
export function installBrokenPictures(): void {
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
    begin();
  // Any file that fails: the event does not bubble, so it is captured.
  else document.addEventListener('error', begin, { capture: true, once: true });
}
