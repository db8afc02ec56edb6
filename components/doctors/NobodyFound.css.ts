import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const others = style({ listStyle: 'none' });

export const door = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
