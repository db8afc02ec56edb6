/** A higher pixel density is not visible in a small picture. */
const dense = 2;

/** In px; null if a width depends on the screen. */
function widestBox(sizes: string): number | null {
  const boxes = sizes.split(',').map((size) => /\s?(\S+)$/.exec(size.trim())?.[1] ?? '');
  return boxes.every((box) => box.endsWith('px')) ? Math.max(...boxes.map(parseFloat)) : null;
}

/** Formats of `<source>` elements, best first. */
const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/** Files `<base>.<width>.<format>`: widths in px by format, ascending. */
export type SizedFiles = { base: string } & Record<Format, readonly number[]>;

/** The formats that were made of a picture, best first: `npm start` and `npm run dev` make no AVIF. */
export const formatsOf = (files: SizedFiles): Format[] =>
  formats.filter((format) => files[format].length > 0);

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
