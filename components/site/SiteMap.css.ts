import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 2fr' } },
});

export const title = style({ marginBottom: vars.space.sm, color: vars.color.heading });

export const specialties = style({
  '@media': { [from('phablet')]: { columnCount: 2, columnGap: vars.space.xl } },
});

export const link = style({
  ...fingerHigh,
  // Whole in one column or the other.
  breakInside: 'avoid',
});
