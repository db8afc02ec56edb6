import { whenIdle } from '../../../components/site/behaviour/when-idle';
import { isReturn, layOutFarParts, leaveFarParts } from './far-parts';
import { bringFonts } from './fonts';

/*
 * Stands in the head of every page, and puts off what its first screen can be read without
 * (docs/decisions/0008-after-the-first-paint.md).
 */

leaveFarParts();

const wakePage = () => {
  import('./main').catch(() => {
    // It did not arrive: the page does all that HTML does, and the next thing that is pressed or typed into tries again.
    addEventListener('focusin', wakePage, { once: true });
  });
};

// After a frame: what the first paint needs has the line to itself.
requestAnimationFrame(() => {
  requestAnimationFrame(wakePage);
});

// Come back to, from another of our pages, or kept by the worker: they are here already, and waiting would show the stand-ins
// again.
const areHere =
  isReturn() ||
  document.referrer.startsWith(location.origin) ||
  (navigator as Partial<Navigator>).serviceWorker?.controller;
const fonts = areHere ? bringFonts() : undefined;

addEventListener('load', () => {
  whenIdle(() => {
    // With the fonts they wear: each part is laid out once.
    void (fonts ?? bringFonts()).then(layOutFarParts);
  });
});
