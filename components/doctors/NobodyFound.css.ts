import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const others = style({ listStyle: 'none' });

export const door = style(fingerHigh);
