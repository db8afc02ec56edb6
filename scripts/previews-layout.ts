import { previewSize } from '../content/model/page-metadata';

/** A box on the preview (px). */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The mud-cloth band that hems the preview, on its strip of sand. */
export const hem: Box = { left: 0, top: 578, width: previewSize.width, height: 52 };

/** Where the picture stands: the right, from edge to edge, above the hem. */
export const pictureBox: Box = { left: 640, top: 0, width: 560, height: hem.top };

/** `count` cells in rows of `columns`, `gap` apart (px), in the middle of the picture's place. */
export function gridBoxes(
  count: number,
  columns: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  gap: number,
): Box[] {
  const rows = Math.ceil(count / columns);
  const left = pictureBox.left + (pictureBox.width - columns * (width + gap) + gap) / 2;
  const top = pictureBox.top + (pictureBox.height - rows * (height + gap) + gap) / 2;
  return Array.from({ length: count }, (_, index) => ({
    left: Math.round(left + (index % columns) * (width + gap)),
    top: Math.round(top + Math.floor(index / columns) * (height + gap)),
    width,
    height,
  }));
}

/** Where the title stands: the left, between the clinic's name and its hours. */
export const titleBox: Box = { left: 64, top: 164, width: 540, height: 292 };

/** Capitals of 58 px still are 10 px tall where a chat shows the preview 300 px wide. */
const sizes = { largest: 92, smallest: 58, step: 2 } as const;
const MOST_LINES = 3;

/** Distance between baselines, in sizes of the type. */
export const LINE_HEIGHT = 1.1;

/** A title cut into lines, in the largest type in which they fit. */
export interface FittedTitle {
  /** Size of the type (px). */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Every way of setting `pieces` on `count` lines, in their order. */
function cuts(pieces: readonly string[], count: number): string[][] {
  if (count === 1) return [[pieces.join('')]];
  return pieces
    .slice(0, -1)
    .flatMap((_, index) =>
      cuts(pieces.slice(index + 1), count - 1).map((rest) => [
        pieces.slice(0, index + 1).join(''),
        ...rest,
      ]),
    );
}

/** The most even of the ways of setting `pieces` on as few lines as fit `width`, or null when there is none. */
function evenLines(
  pieces: readonly string[],
  widthOf: (line: string) => number,
  width: number,
): string[] | null {
  for (let count = 1; count <= Math.min(MOST_LINES, pieces.length); count += 1) {
    const [best] = cuts(pieces, count)
      .map((raw) => raw.map((line) => line.trimEnd()))
      .map((lines) => ({ lines, widest: Math.max(...lines.map(widthOf)) }))
      .filter(({ widest }) => widest <= width)
      .sort((one, other) => one.widest - other.widest);
    if (best) return best.lines;
  }
  return null;
}

/**
 * The largest type in which `title` fits its box, on three lines at most, evenly filled; null when the smallest is
 * still too large. `widthOf` measures a line set in type of 1 px. Lines end at spaces, or after a hyphen (« Gynécologie- »)
 * where that alone allows the size; a no-break space holds.
 */
export function fitTitle(title: string, widthOf: (line: string) => number): FittedTitle | null {
  const words = title.match(/[^ ]+ ?/g) ?? [];
  const parts = title.match(/[^ -]+[ -]?/g) ?? [];
  for (let size: number = sizes.largest; size >= sizes.smallest; size -= sizes.step) {
    const width = titleBox.width / size;
    const lines = evenLines(words, widthOf, width) ?? evenLines(parts, widthOf, width);
    if (lines && lines.length * size * LINE_HEIGHT <= titleBox.height) return { size, lines };
  }
  return null;
}
