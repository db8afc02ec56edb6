import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const message = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xxl,
  minHeight: '50vh',
  padding: `${vars.space.section} 0`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.width.prose,
});

export const picture = style({
  flex: '0 1 30rem',
  overflow: 'hidden',
  alignSelf: 'center',
  borderRadius: vars.radius.large,
  // `display: none` also prevents fetching it.
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

// Repeats a rule of `Stack.css.ts`, a style sheet that a failed page does not fetch.
globalStyle(`${actions} > *`, { '@media': { [below('phablet')]: { flexBasis: '100%' } } });
