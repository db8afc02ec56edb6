import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const parts = style({ display: 'grid', gap: vars.space.xl, maxWidth: vars.width.prose });

export const part = style([stack.sm]);

// At least 24 px high (WCAG 2.5.8).
globalStyle(`${part} > p > a`, { display: 'inline-block' });

export const points = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingLeft: vars.space.lg,
  listStyle: 'disc',
});
