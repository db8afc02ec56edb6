import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: `${vars.space.xxl} 0`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr 2fr', gridAutoFlow: 'dense' },
  },
});

export const part = style({
  '@media': {
    [from('tablet')]: {
      gridColumn: 1,
      selectors: { '&:nth-last-child(-n + 2)': { gridColumn: 2 } },
    },
  },
});

export const inColumns = style({
  '@media': { [from('phablet')]: { columnCount: 2, columnGap: vars.space.xl } },
});

export const link = style({
  ...fingerHigh,
  breakInside: 'avoid',
});
