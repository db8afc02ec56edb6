import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

const list = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const twoColumns = style([list]);

export const threeColumns = style([
  list,
  { '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

/** In two columns, the last of an odd number of items fills its row. */
export const item = style({
  '@media': {
    [from('phablet')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [from('desktop')]: {
      selectors: { [`${threeColumns} > &:last-child:nth-child(odd)`]: { gridColumn: 'auto' } },
    },
  },
});

/** `lastOfThree` undoes `alone` in three columns. */
const alone = `${item}:last-child:nth-child(odd) &`;
const lastOfThree = `${threeColumns} > ${item}:last-child:nth-child(odd) &`;

export const layout = style({
  display: 'grid',
  '@media': {
    [from('phablet')]: {
      selectors: {
        [alone]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'center',
          gap: vars.space.lg,
          padding: vars.space.lg,
        },
      },
    },
    [from('desktop')]: {
      selectors: { [lastOfThree]: { gridTemplateColumns: '1fr', gap: 0, padding: 0 } },
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  '@media': {
    [from('phablet')]: { selectors: { [alone]: { borderRadius: vars.radius.medium } } },
    [from('desktop')]: { selectors: { [lastOfThree]: { borderRadius: 0 } } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  color: vars.color.heading,
  '@media': {
    [from('phablet')]: { selectors: { [alone]: { padding: 0 } } },
    [from('desktop')]: { selectors: { [lastOfThree]: { padding: vars.space.lg } } },
  },
});

export const points = style({ color: vars.color.text });
