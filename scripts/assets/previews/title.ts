/** A title broken into lines, in the largest type that fits. */
export interface FittedTitle {
  /** px */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Size of the title's box on a preview (px). */
export const titleBox = { width: 540, height: 292 } as const;

/** Distance between baselines, em. */
export const LINE_HEIGHT = 1.1;

// In type of 58 px, capitals are still 10 px tall when a chat shows the preview 300 px wide.
const sizes = { largest: 92, smallest: 58, step: 2 } as const;
const MOST_LINES = 3;

type Measure = (line: string) => number;

/** A piece wider than `width` overflows its line. */
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

/** As many lines as `fill` returns, but of similar lengths. */
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
 * The largest type in which `title` fits its box, on three lines at most; null when none does. `widthOf` measures a
 * line in type of 1 px. Lines break at spaces, and after a hyphen (« Gynécologie- ») where smaller type would be needed
 * otherwise.
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
