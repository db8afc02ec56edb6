import { whenIdle } from '../../../../components/islands/when-idle';
import { isReturn, noteGestures } from '../../../../components/islands/arrival';
import { bringFonts } from './fonts';
import { isReturnToHash } from './return-to-hash';

/*
 * Runs in the head of every page, and puts off what its first screen can be read without
 * (docs/decisions/0008-after-the-first-paint.md).
 */

noteGestures();

const wakePage = () => {
  import('../../../../components/islands/main').catch(() => {
    // It did not arrive: the page does all that HTML does, and the next thing that is pressed or typed into tries again.
    addEventListener('focusin', wakePage, { once: true });
  });
};

// After a frame: what the first paint needs has the line to itself.
requestAnimationFrame(() => {
  requestAnimationFrame(wakePage);
});

/** How long a file that never arrives can keep the fonts waiting, ms. */
const longestLoad = 8_000;

// Come back to, from another of our pages, or kept by the worker: the browser has the fonts already, and waiting would show the
// fallback fonts again.
const hasFonts =
  isReturn() ||
  document.referrer.startsWith(location.origin) ||
  (navigator as Partial<Navigator>).serviceWorker?.controller;

if (hasFonts && !isReturnToHash()) void bringFonts();
else {
  const bringWhenIdle = () => {
    whenIdle(() => void bringFonts());
  };
  setTimeout(bringWhenIdle, longestLoad);
  addEventListener('load', bringWhenIdle);
}
