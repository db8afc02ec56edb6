/** Styles of a part with `data-waits`, as in `layOutParts`. Its size until then is a `contain-intrinsic-size`. */
export const waits = (size: string) => ({
  '[data-far] &[data-waits]': { contentVisibility: 'auto', containIntrinsicSize: size } as const,
});
