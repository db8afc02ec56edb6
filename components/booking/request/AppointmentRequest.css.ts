import { globalStyle, style } from '@vanilla-extract/css';
import { choiceLink } from '@/components/theme/box';
import { from } from '@/components/theme/breakpoints';
import { halves, stack } from '@/components/theme/layout.css';
import { fingerHigh } from '@/components/theme/target';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';
import { asideWidth } from './aside';
import { asked, led } from './request-marks';
import { summary } from './Summary.css';

const { color, radius, space } = vars;

/** Steps are about as high, so that what is below stays. */
export const room = style({
  alignContent: 'start',
  minHeight: '26rem',
  // A step without a summary begins below the urgent strip.
  scrollMarginTop: '4.5rem',
  '@media': {
    [from('desktop')]: {
      gridArea: '1 / 1 / auto / -1',
      gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
      gridTemplateRows: 'auto auto 1fr',
      // Each part of a step is in the first column, though the second may be empty.
      gridAutoFlow: 'column',
      columnGap: `calc(2 * ${space.xl})`,
      scrollMarginTop: 0,
      selectors: {
        [`&:has(${summary})`]: {
          backgroundImage: `linear-gradient(to left, ${color.surfaceCool} calc(${asideWidth} + 2 * ${space.xl}), transparent 0)`,
        },
      },
    },
    print: { display: 'none' },
  },
  selectors: {
    [`&:has(${summary})`]: { scrollMarginTop: space.xs },
    [`:root[${asked}]:not([${lost}]) &:not([${lost}])`]: { visibility: 'hidden' },
  },
});

/** Selects the panel while the steps work, or their script may still load. */
export const whileSteps = `:root[${scripts}]:not([${lost}]) ${room}:not([${lost}]):not([${led}])`;

/** Takes the width of the panel until it has a summary. */
export const wide = style({
  '@media': {
    [from('desktop')]: {
      selectors: { [`${room}:not(:has(${summary})) &`]: { gridColumn: 'span 2' } },
    },
  },
});

export const body = style([stack.md, wide]);

export const options = style([halves.xs]);

export const option = style({
  ...choiceLink,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  height: '100%',
  minHeight: vars.target.large,
  padding: space.sm,
});

export const other = style(fingerHigh);

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.target.button,
});

globalStyle(`${choice} input`, {
  flexShrink: 0,
  width: '24px',
  height: '24px',
  accentColor: color.action,
});

const said = { display: 'grid', gap: space.sm, padding: space.md, borderRadius: radius.medium };

export const sick = style({ ...said, border: `1.5px solid ${color.urgent}` });

/** What the clinic says first. */
export const answer = style({ ...said, backgroundColor: color.surfaceCool });

globalStyle(`${sick} b`, { color: color.urgentText });
