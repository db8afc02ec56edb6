/** A higher pixel density is not visible in a small picture. */
const dense = 2;

/** In px; null if a width depends on the screen. */
function widestBox(sizes: string): number | null {
  const boxes = sizes.split(',').map((size) => /\s?(\S+)$/.exec(size.trim())?.[1] ?? '');
  return boxes.every((box) => box.endsWith('px')) ? Math.max(...boxes.map(parseFloat)) : null;
}

/** Best first. */
export const formats = ['avif', 'webp'] as const;

export type Format = (typeof formats)[number];

/** Files `<base>.<width>.<format>`: widths in px by format, ascending. */
export type SizedFiles = { readonly base: string } & Readonly<Record<Format, readonly number[]>>;

/** Returns the `srcset` of a format, without files larger than a box in px needs. */
export function srcSetOf(files: SizedFiles, format: Format, sizes: string): string {
  const box = widestBox(sizes) ?? Infinity;
  const widths = files[format];
  const enough = widths.findIndex((width) => width >= box * dense);
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((width) => `${files.base}.${width}.${format} ${width}w`)
    .join(', ');
}
