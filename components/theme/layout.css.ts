import { style, styleVariants } from '@vanilla-extract/css';
import { from } from './breakpoints';
import { vars } from './theme.css';

const { xxs, xs, sm, md, lg, xl } = vars.space;

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;

/** One column. */
export const stack = styleVariants({ xxs, xs, sm, md, lg }, (gap) => ({ ...column, gap }));

const wrapping = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Buttons or chips, on as many lines as they need. */
export const row = styleVariants({ xs, sm, md }, (gap) => ({ ...wrapping, gap }));

/** The same for links as high as a finger, which need no space between lines. */
export const linkRow = styleVariants({ xs, md, lg }, (columnGap) => ({ ...wrapping, columnGap }));

export const halves = styleVariants({ xs, lg, xl }, (gap) => ({
  ...column,
  gap,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

/** Lines short enough to read. */
export const prose = style({ maxWidth: vars.width.prose });

/** Clips a picture. */
export const rounded = styleVariants(vars.radius, (borderRadius) => ({
  overflow: 'hidden',
  borderRadius,
}));
