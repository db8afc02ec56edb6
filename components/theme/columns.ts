/** As many columns as fit. `width`, in `rem`, is the least in which the text of one is readable. */
export const fittingColumns = (width: `${number}rem`) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
  }) as const;
