import { whenIdle } from '../../../components/site/behaviour/when-idle';

/*
 * Stands in the head of every page, and brings its fonts, which it can be read without: their style is one that no screen
 * obeys yet. On a slow line they would delay the words and the first picture.
 */

/** Brings them all at once: each alone would lay out the whole page again. */
async function bring(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[media]');
  const rules = [...(style?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const faces = rules.map(
    ({ style: face }) =>
      new FontFace(face.fontFamily, face.getPropertyValue('src'), {
        style: face.fontStyle || 'normal',
        weight: face.fontWeight,
      }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  style?.remove();
}

// From another of our pages, or kept by the worker: they are here already, and waiting would show the stand-ins again.
const areHere =
  document.referrer.startsWith(location.origin) ||
  (navigator as Partial<Navigator>).serviceWorker?.controller;

if (areHere) void bring();
else
  addEventListener('load', () => {
    whenIdle(() => void bring());
  });
