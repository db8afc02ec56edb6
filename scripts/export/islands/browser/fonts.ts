/** Loads the site's fonts after the first paint, without moving what is read. */
import { isReturn } from '../../../../components/islands/arrival';
import { isReturnToHash, noteScroll, restoreScroll } from './return-to-hash';

/**
 * Returns a function that scrolls back to what is read now. Safari alone needs it: other browsers keep the place by themselves
 * when lines above it change (`overflow-anchor`).
 */
function keepPlace(): () => void {
  const isKept = scrollY === 0 || CSS.supports('overflow-anchor:auto');
  const target = document.querySelector(':target');
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const isRead = target && topOf(target) >= 0 && topOf(target) < innerHeight;
  const read = isRead ? target : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  if (isKept || !read) return () => undefined;
  const before = topOf(read);
  return () => {
    scrollBy({ top: topOf(read) - before, behavior: 'instant' });
  };
}

/**
 * Loads the page's fonts and sets the page in them. Their style applies to no screen until then. All at once, since each alone
 * would lay out the whole page again; a font that does not arrive keeps its fallback.
 */
export async function bringFonts(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[media]');
  if (!style?.sheet) return;
  const rules = [...style.sheet.cssRules] as CSSFontFaceRule[];
  const faces = rules.map(
    ({ style: face }) =>
      new FontFace(face.fontFamily, face.getPropertyValue('src'), {
        style: face.fontStyle || 'normal',
        weight: face.fontWeight,
      }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  const goBack = isReturnToHash() ? restoreScroll : isReturn() ? undefined : keepPlace();
  for (const face of faces) document.fonts.add(face);
  style.remove();
  goBack?.();
  noteScroll();
  addEventListener('scrollend', noteScroll);
}
