function begin(): void {
  import('./broken-picture').then(
    ({ watchBrokenPictures }) => {
      watchBrokenPictures(document.body);
    },
    // Without the script, the `alt` text remains.
    () => undefined,
  );
}

/** docs/requirements.md § 8. Most visits need no script for this. */
export function installBrokenPictures(): void {
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
    begin();
  // `error` does not bubble, so it is captured.
  else document.addEventListener('error', begin, { capture: true, once: true });
}
