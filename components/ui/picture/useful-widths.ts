/** Pixels to a CSS pixel beyond which nobody sees more of a small picture: the densest phones save a third of its bytes. */
const dense = 2;

/** The widest box that `sizes` names (px); null when it follows the screen. */
function widestBox(sizes: string): number | null {
  const boxes = sizes.split(',').map((size) => /\s?(\S+)$/.exec(size.trim())?.[1] ?? '');
  return boxes.every((box) => box.endsWith('px')) ? Math.max(...boxes.map(parseFloat)) : null;
}

/** A `srcset` of ascending widths, without those that are too large for boxes of `sizes` px. */
export function usefulWidths(srcSet: string, sizes: string): string {
  const box = widestBox(sizes);
  if (box === null) return srcSet;
  const variants = srcSet.split(', ');
  const widthOf = (variant: string) => parseFloat(variant.split(' ')[1] ?? '');
  const enough = variants.findIndex((variant) => widthOf(variant) >= box * dense);
  return enough < 0 ? srcSet : variants.slice(0, enough + 1).join(', ');
}
