import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  selectors: { '&[hidden]': { display: 'none' } },
  // Scrolled to, it leaves the list of titles above it on the screen, to choose again.
  scrollMarginTop: '92px',
  '@media': { [from('desktop')]: { scrollMarginTop: vars.space.md } },
});

export const title = style({ color: vars.color.heading });

export const description = style({ maxWidth: vars.width.prose });

export const advice = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ display: 'grid', gap: vars.space.xs, marginTop: vars.space.sm });

export const item = style({ display: 'flex', gap: vars.space.sm });

export const bullet = style({ flex: 'none', marginTop: '3px', color: vars.color.accent });
