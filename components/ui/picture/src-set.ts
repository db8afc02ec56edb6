/**
 * The highest pixel density that is served: nobody sees more in a small picture, and the densest phones save a third of
 * its bytes.
 */
const dense = 2;

/** The widest box that `sizes` names (px); null when it follows the screen. */
function widestBox(sizes: string): number | null {
  const boxes = sizes.split(',').map((size) => /\s?(\S+)$/.exec(size.trim())?.[1] ?? '');
  return boxes.every((box) => box.endsWith('px')) ? Math.max(...boxes.map(parseFloat)) : null;
}

/** Formats that a `<source>` offers, the best first. */
export const formats = ['avif', 'webp'] as const;

/** One of these formats: the end of a file's name, and of its type (« image/avif »). */
export type Format = (typeof formats)[number];

/** A picture's files `<base>.<width>.<format>`, by their widths (px), ascending. */
export type SizedFiles = { readonly base: string } & Readonly<Record<Format, readonly number[]>>;

/** The `srcset` of a format, without the widths that are too large for boxes of `sizes` px. */
export function srcSetOf(files: SizedFiles, format: Format, sizes: string): string {
  const box = widestBox(sizes) ?? Infinity;
  const widths = files[format];
  const enough = widths.findIndex((width) => width >= box * dense);
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((width) => `${files.base}.${width}.${format} ${width}w`)
    .join(', ');
}
