import { isReturn, noteGestures } from '../../../components/islands/arrival';
import { whenIdle } from '../../../components/islands/when-idle';

/*
 * Runs in the head of every page, and delays the fonts and the main script until after the first paint
 * (docs/decisions/0008-after-the-first-paint.md).
 */

/** The address of the script that wakes the page; replaced by the build. */
declare const MAIN: string;

noteGestures();

const root = document.documentElement;

/**
 * Sets the fonts, which the browser then fetches. Safari has no `overflow-anchor`: it loses the section that the
 * address names when the lines above it change.
 */
const setFonts = () => {
  root.className = root.dataset.fonts ?? '';
  if (isReturn() || CSS.supports('overflow-anchor:auto')) return;
  // Forces a layout, which starts loading the fonts; only then does `ready` wait for them.
  root.getBoundingClientRect();
  void document.fonts.ready.then(() => {
    if (root.dataset.inUse === undefined) document.querySelector(':target')?.scrollIntoView();
  });
};

/**
 * Imports the main script. If it is lost, everything folded is shown, and it is asked for again, at another address, at
 * the next sign of use.
 */
const wakePage = (attempt = 0) => {
  import(attempt === 0 ? MAIN : `${MAIN}?${attempt}`).catch(() => {
    root.dataset.unfolded = '';
    const again = () => {
      wakePage(attempt + 1);
    };
    addEventListener('focusin', again, { once: true });
  });
};

// After a frame: what the first paint needs has the line to itself.
requestAnimationFrame(() => {
  requestAnimationFrame(() => {
    wakePage();
  });
});

/** How long a file that never arrives can keep the fonts waiting, ms. */
const longestLoad = 8_000;

// On a return, from another of our pages, or under the worker: the browser has the fonts already.
if (
  isReturn() ||
  document.referrer.startsWith(location.origin) ||
  (navigator as Partial<Navigator>).serviceWorker?.controller
)
  setFonts();
else {
  setTimeout(setFonts, longestLoad);
  addEventListener('load', () => {
    whenIdle(setFonts);
  });
}
