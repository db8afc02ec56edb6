import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { pill } from '@/components/theme/pill';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBottom: vars.space.xl,
  '@media': { print: { display: 'none' } },
});

export const dayLink = style({
  ...fingerHigh,
  ...pill,
  backgroundColor: vars.color.surface,
  // A script marks today's link later, so the mark must not change its size.
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      backgroundColor: vars.color.actionQuiet,
    },
  },
});

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
  paddingTop: vars.space.xxs,
});

/** Higher than its line, for fingers. */
export const doctor = style({ alignSelf: 'flex-start', paddingBlock: vars.space.xxs });

export const details = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });
