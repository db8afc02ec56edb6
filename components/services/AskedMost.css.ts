import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { pill } from '@/components/theme/pill';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const nav = style({
  margin: `calc(-1 * ${vars.space.md}) 0`,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const link = style({ ...fingerHigh, ...pill, backgroundColor: vars.color.surface });
