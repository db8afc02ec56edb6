import { gestures, isReturn, noteGestures } from '../../components/islands/arrival';
import { whenIdle } from '../../components/islands/when-idle';
import { longestWait } from './lost';

/*
 * Runs in the head of every page, and delays the fonts and the main script until after the first paint
 * (docs/decisions/0008-after-the-first-paint.md).
 */

/** Address of the main script, from `bundle.ts`. */
declare const MAIN: string;

noteGestures();

const root = document.documentElement;

/**
 * The new fonts change the height of the text above the section that the address names. Browsers without
 * `overflow-anchor` (Safari) need a scroll back to that section.
 */
const setFonts = () => {
  root.className = root.dataset.fonts ?? '';
  if (isReturn() || CSS.supports('overflow-anchor:auto')) return;
  // Forces a layout, which starts loading the fonts; `ready` then waits for them.
  root.getBoundingClientRect();
  void document.fonts.ready.then(() => {
    if (root.dataset.inUse === undefined) document.querySelector(':target')?.scrollIntoView();
  });
};

/** Shows everything that is folded, and what to do without islands (`Island.css.ts`). */
const goWithout = () => {
  root.dataset.unfolded = root.dataset.lost = '';
};

const signsOfUse = [...gestures, 'focusin'];

/** When the main script fails twice, retries at the next use of the page, always at another address. */
const wakePage = (attempt = 0) => {
  import(attempt === 0 ? MAIN : `${MAIN}?${attempt}`).catch(() => {
    if (attempt === 0) {
      wakePage(1);
      return;
    }
    goWithout();
    const again = () => {
      for (const sign of signsOfUse) removeEventListener(sign, again);
      wakePage(attempt + 1);
    };
    for (const sign of signsOfUse) addEventListener(sign, again);
  });
};

// Waits for the main script from when the page has loaded, and from when somebody uses a field.
for (const event of ['load', 'focusin'])
  addEventListener(
    event,
    () => {
      setTimeout(() => {
        if (root.dataset.ready === undefined) goWithout();
      }, longestWait);
    },
    { once: true },
  );

// After the first frame, so that the main script does not delay the first paint.
requestAnimationFrame(() => {
  requestAnimationFrame(() => {
    wakePage();
  });
});

/** Longest wait of the fonts for the `load` event, ms. */
const longestLoad = 8_000;

// In these cases the browser already has the fonts.
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
