/** Fits the title of a preview into its lines. */

/** A title cut into lines, in the largest type in which they fit. */
export interface FittedTitle {
  /** Size of the type (px). */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The place of the title on a preview (px). */
export const titleBox = { width: 540, height: 292 } as const;

/** Distance between baselines, in sizes of the type. */
export const LINE_HEIGHT = 1.1;

// Capitals of 58 px are still 10 px tall where a chat shows the preview 300 px wide.
const sizes = { largest: 92, smallest: 58, step: 2 } as const;
const MOST_LINES = 3;

type Measure = (line: string) => number;

/** Fills one line after the other up to `width`; a piece that is wider overflows. */
function fill(pieces: readonly string[], widthOf: Measure, width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

const fits = (lines: readonly string[], widthOf: Measure, width: number): boolean =>
  lines.length <= MOST_LINES && lines.every((line) => widthOf(line) <= width);

/** Narrows the lines as long as their number stays the same, so that they are about equally long. */
function balance(pieces: readonly string[], widthOf: Measure, width: number): string[] {
  let lines = fill(pieces, widthOf, width);
  for (let narrower = width; narrower > 0; narrower -= width / 100) {
    const next = fill(pieces, widthOf, narrower);
    if (next.length > lines.length || !fits(next, widthOf, narrower)) break;
    lines = next;
  }
  return lines;
}

/**
 * The largest type in which `title` fits its box, on three lines at most; null when the smallest is still too large.
 * `widthOf` measures a line set in type of 1 px. Lines end at spaces, or after a hyphen (« Gynécologie- ») where that
 * alone allows the size; a no-break space holds.
 */
export function fitTitle(title: string, widthOf: Measure): FittedTitle | null {
  const words = title.match(/[^ ]+ ?/g) ?? [];
  const parts = title.match(/[^ -]+[ -]?/g) ?? [];
  for (let size: number = sizes.largest; size >= sizes.smallest; size -= sizes.step)
    for (const pieces of [words, parts]) {
      const width = titleBox.width / size;
      const lines = fill(pieces, widthOf, width);
      if (fits(lines, widthOf, width) && lines.length * size * LINE_HEIGHT <= titleBox.height)
        return { size, lines: balance(pieces, widthOf, width) };
    }
  return null;
}
