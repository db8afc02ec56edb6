import { gestures, isReturn, noteGestures } from '../../components/islands/arrival';
import { whenIdle } from '../../components/islands/when-idle';
import { longestWait } from './lost';

/* Runs in the head of every page (docs/decisions/0008-after-the-first-paint.md). */

/** From `bundle.ts`. */
declare const MAIN: string;

noteGestures();

const root = document.documentElement;

/** Safari has no scroll anchoring. */
const hasAnchoring = CSS.supports('overflow-anchor:auto');

/** Of `page-script.ts`. */
const faces = (
  JSON.parse(root.dataset.fonts ?? '[]') as ConstructorParameters<typeof FontFace>[]
).map((face) => new FontFace(...face));

/** New fonts move the target of the address. */
const setFonts = () => {
  for (const face of faces) document.fonts.add(face);
  if (isReturn() || hasAnchoring) return;
  // Forces a layout, which starts loading those that are not here.
  root.getBoundingClientRect();
  void document.fonts.ready.then(() => {
    if (root.dataset.inUse === undefined) document.querySelector(':target')?.scrollIntoView();
  });
};

/** The page is laid out once for all of them. */
const loadFonts = () => {
  void Promise.allSettled(faces.map((face) => face.load())).then(setFonts);
};

/** Styled in `Island.css.ts`. The section that one reads stays in its place on the screen. */
const goWithout = () => {
  const top = (section: Element | undefined) => section?.getBoundingClientRect().top ?? 0;
  const read = hasAnchoring
    ? undefined
    : [...document.querySelectorAll('main > :not(script)')]
        .filter((section) => top(section) < innerHeight / 2)
        .pop();
  const before = top(read);
  root.dataset.unfolded = root.dataset.lost = '';
  scrollBy(0, top(read) - before);
};

const signsOfUse = [...gestures, 'focusin'];

/** Retries at the next use of the page, always at another address. */
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

// Not `focusin`, since browsers focus the target of the address themselves.
for (const event of ['load', 'pointerdown', 'keydown'])
  addEventListener(
    event,
    () => {
      setTimeout(() => {
        if (root.dataset.ready === undefined) goWithout();
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

// The browser already has the fonts.
if (
  isReturn() ||
  document.referrer.startsWith(location.origin) ||
  (navigator as Partial<Navigator>).serviceWorker?.controller
)
  setFonts();
else {
  setTimeout(loadFonts, longestLoad);
  addEventListener('load', () => {
    whenIdle(loadFonts);
  });
}
