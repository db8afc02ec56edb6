import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const title = style({ marginBottom: vars.space.md, color: vars.color.heading });

export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const words = style({ flex: '1 1 10rem' });

export const frame = style({
  display: 'block',
  width: '100%',
  maxWidth: '420px',
  height: '290px',
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceCool,
});

// Each line as high as a finger.
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  lineHeight: '44px',
});
