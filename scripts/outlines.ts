import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';

/** A glyph of a line, and where it stands. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  /** In font units, from the origin of the line. */
  readonly x: number;
}

// Words are set one by one: fontkit cannot read the outline of the space when it is the last glyph of a font.
const WORD_SPACE = 0.27;
const spaces = /[ \u00a0]/;

/** One cut of the variable face `source` (a file's bytes), pinned to `axes`, with the letters of `text` only. */
export async function instanceOf(
  source: Buffer,
  axes: Readonly<Record<string, number>>,
  text: string,
): Promise<Font> {
  const letters = text.split(spaces).join('');
  const font = create(
    await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: { ...axes } }),
  );
  if (!('layout' in font)) throw new Error('A font of one face is expected, not a collection');
  return font;
}

/** The glyphs of one line, kerned; `tracking` in font units is added after each. */
export function place(font: Font, text: string, tracking: number): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let x = 0;
  for (const word of text.split(spaces)) {
    const { glyphs, positions } = font.layout(word);
    glyphs.forEach((glyph, index) => {
      placed.push({ glyph, x });
      x += (positions[index]?.xAdvance ?? 0) + tracking;
    });
    x += WORD_SPACE * font.unitsPerEm;
  }
  return placed;
}

/** The outline of one glyph as SVG path data, its origin at `x`, `y` (px); `scale` in px a font unit. */
export function outlineOf(glyph: Glyph, scale: number, x: number, y: number): string {
  return glyph.path.scale(scale, -scale).translate(x, y).toSVG();
}
