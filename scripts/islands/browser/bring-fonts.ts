/*
 * Stands in the head of every page, and brings the fonts, which the page can be read without: their style is one that no
 * screen obeys yet. On a slow line they would delay the words.
 */
{
  const bring = () => {
    document.querySelector('style[media]')?.removeAttribute('media');
  };

  // From another of our pages, or kept by the worker: they are here already, and waiting would show the stand-ins again.
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
