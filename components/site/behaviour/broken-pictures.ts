/** Loads the script that covers broken pictures, and starts it. */
function begin(): void {
  import('@/components/ui/broken-picture/broken-picture').then(
    ({ watchBrokenPictures }) => {
      watchBrokenPictures(document.body);
    },
    // If it fails to load, the `alt` text remains.
    () => undefined,
  );
}

/**
 * Covers each picture that fails with « Image indisponible » (docs/requirements.md § 8). The script for this is loaded
 * when the first picture fails, since most visits never need it.
 */
export function installBrokenPictures(): void {
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
    begin();
  // `error` does not bubble, so it is captured.
  else document.addEventListener('error', begin, { capture: true, once: true });
}
