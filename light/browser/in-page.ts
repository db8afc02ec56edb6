import { longestWait, lost, ready } from '../../components/islands/marks';
import { unfolded } from '../../components/islands/with-scripts.inline';
import { gestures, isInUse, isReturn, noteGestures } from '../../components/ui/arrival/arrival';
import { holdFarParts } from '../../components/ui/far-parts/far-parts';
import { whenIdle } from '../../components/ui/idle/when-idle';
import { facesOf, type Face } from './faces';
import type * as main from './main';
import { after } from '../../components/islands/lost';

/* Runs in the head of every page (docs/decisions/0008-after-the-first-paint.md). */

/** From `bundle.ts`. */
declare const MAIN: string;

noteGestures();

const root = document.documentElement;

/** Safari has no scroll anchoring. */
const hasAnchoring = CSS.supports('overflow-anchor:auto');

// A return needs the heights of all parts, a hash those before its target. Firefox may be elsewhere
// when somebody jumps and reloads at once.
if ('userAgentData' in navigator && !isReturn() && !location.hash) holdFarParts();

/** New fonts move the target of the address, so the page scrolls to it again. */
const setFonts = (fonts: readonly FontFace[]) => {
  for (const font of fonts) document.fonts.add(font);
  if (isReturn() || hasAnchoring) return;
  // Forces a layout, which starts loading the missing fonts.
  root.getBoundingClientRect();
  void document.fonts.ready.then(() => {
    if (!isInUse()) document.querySelector(':target')?.scrollIntoView();
  });
};

/** Not by `FontFace.load`, with which Chromium repeats the layout at each step of each font. */
const fetched = async ([family, address, descriptors]: Face) => {
  const response = await fetch(address);
  return new FontFace(family, await response.arrayBuffer(), descriptors);
};

/** Adds all fonts at once, for a single layout. Omits fonts that fail to load. */
const loadFonts = async () => {
  const fonts = await Promise.all(faces.map((face) => fetched(face).catch(() => [])));
  setFonts(fonts.flat());
};

/** Shows the page without its scripts (`Island.css.ts`). The section being read keeps its place on the screen. */
const goWithout = () => {
  const top = (section?: Element) => (section ? section.getBoundingClientRect().top : 0);
  const read = hasAnchoring
    ? undefined
    : [...document.querySelectorAll('main > :not(script)')]
        .filter((section) => top(section) < innerHeight / 2)
        .pop();
  const before = top(read);
  for (const mark of [unfolded, lost]) root.setAttribute(mark, '');
  scrollBy(0, top(read) - before);
};

const signsOfUse = [...gestures, 'focusin'];

/** Retries at once and at each next use of the page, at an address that no cache has. */
const wakePage = (address = MAIN) => {
  const again = () => {
    for (const sign of signsOfUse) removeEventListener(sign, again);
    wakePage(`${MAIN}?${Date.now()}`);
  };
  import(address)
    .then((file: Partial<typeof main>) => {
      if (!file.isWhole) throw new Error(`${address} is cut`);
    })
    .catch(() => {
      if (address === MAIN) {
        again();
        return;
      }
      goWithout();
      for (const sign of signsOfUse) addEventListener(sign, again);
    });
};

// Not `focusin`, since browsers focus the target of the address themselves.
for (const event of ['load', 'pointerdown', 'keydown'])
  addEventListener(
    event,
    () => {
      setTimeout(() => {
        if (!root.hasAttribute(ready)) goWithout();
      }, longestWait);
    },
    { once: true },
  );

// After the first paint.
requestAnimationFrame(() => {
  requestAnimationFrame(() => {
    wakePage();
  });
});

/** Ms. */
const longestLoad = 8_000;

const faces = facesOf(root);

/** A sandboxed frame throws. */
const hasWorker = () => {
  try {
    return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  } catch {
    return false;
  }
};

// The browser already has the fonts.
if (isReturn() || document.referrer.startsWith(location.origin) || hasWorker())
  setFonts(
    faces.map(
      ([family, address, descriptors]) => new FontFace(family, `url(${address})`, descriptors),
    ),
  );
else {
  const loaded = new Promise<void>((resolve) => {
    addEventListener('load', () => {
      whenIdle(resolve);
    });
  });
  void Promise.race([loaded, after(longestLoad)]).then(loadFonts);
}
