/**
 * Styles of a part with `data-waits`, as in `layOutParts`. Its size until then is a `contain-intrinsic-size`. The
 * `part` is a selector with `&`.
 */
export const waits = (size: string, part = '&[data-waits]') => ({
  [`[data-far] ${part}`]: { contentVisibility: 'auto', containIntrinsicSize: size } as const,
});
