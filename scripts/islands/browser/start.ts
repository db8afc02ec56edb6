/*
 * Stands in the head of every page, and brings what the page can be read without: the fonts, in a style that no screen
 * obeys yet, and the script that wakes the islands. On a slow line both would delay the words.
 */
declare const mainAddress: string;

{
  const bring = () => {
    document.querySelector('style[media]')?.removeAttribute('media');
    // A page whose script is lost goes on as HTML.
    import(mainAddress).catch(() => undefined);
  };

  // From another of our pages, or kept by the worker: both are here already, and waiting would show the stand-ins again.
  const areHere =
    document.referrer.startsWith(location.origin) ||
    (navigator as Partial<Navigator>).serviceWorker?.controller;
  if (areHere) bring();
  // The second frame after the last word begins once the first one is painted.
  else
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(bring)),
    );
}
