import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** The links to each day. */
export const days = style({ paddingBottom: vars.space.lg });

/** Days one below the other on a phone, side by side where there is room. */
export const week = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
  },
});

export const day = style({
  paddingTop: vars.space.sm,
  borderTop: `2px solid ${vars.color.line}`,
});

// Marked by a script: nothing may change its size.
globalStyle(`${day}:has(> [aria-current])`, { borderTopColor: vars.color.action });

globalStyle(`${day} > [aria-current]::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space.xs,
});

export const details = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });
