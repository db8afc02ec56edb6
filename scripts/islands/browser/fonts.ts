/**
 * Brings the page's fonts, which it can be read without: their style is one that no screen obeys yet. All at once, since each
 * alone would lay out the whole page again; one that does not come keeps its stand-in.
 */
export async function bringFonts(): Promise<void> {
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
