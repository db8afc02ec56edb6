import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  // A claim wraps as a whole.
  whiteSpace: 'nowrap',
  '@media': { [from('phablet')]: { justifyContent: 'start', gap: vars.space.xl } },
});

export const claim = style({ display: 'flex', flexDirection: 'column-reverse' });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.15,
  '@media': { [from('phablet')]: { fontSize: '1.625rem' } },
});

export const label = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });

/** At least 44 px high. Negative margins keep the row low. There is no room below 360 px. */
export const faces = style({
  display: 'none',
  marginTop: '-9px',
  marginBottom: '-9px',
  paddingTop: '5px',
  paddingBottom: '5px',
  '@media': {
    '(min-width: 22.5em)': { display: 'flex' },
    [from('phablet')]: { margin: '2px 0 -22px 36px', paddingTop: 0, paddingBottom: 0 },
  },
});

export const face = style({
  width: '34px',
  height: '34px',
  overflow: 'hidden',
  border: `2px solid ${vars.color.surfaceWarm}`,
  borderRadius: vars.radius.round,
  selectors: { '& + &': { marginLeft: '-12px' } },
  '@media': { [from('phablet')]: { width: '48px', height: '48px' } },
});

// Crops the portrait to the head.
export const portrait = style({
  selectors: {
    [`${face} &`]: {
      width: '50px',
      maxWidth: 'none',
      margin: '-10px 0 0 -10px',
      '@media': { [from('phablet')]: { width: '80px', margin: '-18px 0 0 -18px' } },
    },
  },
});
