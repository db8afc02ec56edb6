/**
 * Highest pixel density for which files are offered. A higher one is not visible in a small picture. This limit saves
 * the densest phones a third of the picture's bytes.
 */
const dense = 2;

/** In px; null if a width depends on the screen. */
function widestBox(sizes: string): number | null {
  const boxes = sizes.split(',').map((size) => /\s?(\S+)$/.exec(size.trim())?.[1] ?? '');
  return boxes.every((box) => box.endsWith('px')) ? Math.max(...boxes.map(parseFloat)) : null;
}

/** Formats of `<source>` elements, best first. */
export const formats = ['avif', 'webp'] as const;

/** Extension of a format's files, and end of its type (`image/avif`). */
export type Format = (typeof formats)[number];

/** A picture's files `<base>.<width>.<format>`: widths in px by format, ascending. */
export type SizedFiles = { readonly base: string } & Readonly<Record<Format, readonly number[]>>;

/**
 * Returns the `srcset` of a format. If `sizes` has only widths in px, leaves out files larger than the widest box
 * needs.
 */
export function srcSetOf(files: SizedFiles, format: Format, sizes: string): string {
  const box = widestBox(sizes) ?? Infinity;
  const widths = files[format];
  const enough = widths.findIndex((width) => width >= box * dense);
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((width) => `${files.base}.${width}.${format} ${width}w`)
    .join(', ');
}
