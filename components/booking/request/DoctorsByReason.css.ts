import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';
import { led } from './request-marks';

export const list = style({
  display: 'grid',
  gap: `${vars.space.md} ${vars.space.xxl}`,
  paddingTop: vars.space.md,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: {
    [`:root[${scripts}]:not([${lost}]) :not([${lost}]) + &:not([${led}])`]: {
      display: 'none',
    },
  },
});

export const doctor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

globalStyle(`${doctor} a`, fingerHigh);
