import { style } from '@vanilla-extract/css';
import { between } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  // Leaves room for the extra line that the web font may need.
  minHeight: '20rem',
  '@media': { [between('phablet', 'desktop')]: { minHeight: '14rem' } },
  padding: vars.space.lg,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const stars = style({ display: 'flex', gap: vars.space.xxs, color: vars.color.star });

export const quote = style({
  flexGrow: 1,
  fontFamily: vars.font.quote,
  fontStyle: 'italic',
  fontSize: vars.text.large,
});

export const speaker = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const portrait = style({
  flex: 'none',
  width: '64px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
