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
  '@media': { [from('phablet')]: { maxWidth: '30rem' } },
});

export const claim = style({ display: 'flex', flexDirection: 'column-reverse' });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontSize: vars.text.subtitle,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

/** At least 44 px high. Negative margins keep the row low. There is no room below 360 px. */
export const faces = style({
  display: 'none',
  margin: `calc(-1 * ${vars.space.xs}) 0`,
  padding: `${vars.space.xxs} 0`,
  '@media': {
    '(min-width: 22.5em)': { display: 'flex' },
    [from('phablet')]: {
      margin: `0 0 calc(-1 * ${vars.space.lg}) ${vars.space.xl}`,
      padding: 0,
    },
  },
});

export const face = style({
  width: '36px',
  height: '36px',
  overflow: 'hidden',
  border: `2px solid ${vars.color.surfaceWarm}`,
  borderRadius: vars.radius.round,
  selectors: { '& + &': { marginLeft: `calc(-1 * ${vars.space.sm})` } },
  '@media': { [from('phablet')]: { width: '48px', height: '48px' } },
});

/** Crops the portrait to the head. */
const cropped = (width: string, shift: string) => ({ width, margin: `${shift} 0 0 ${shift}` });

export const portrait = style({
  selectors: {
    [`${face} &`]: {
      ...cropped('52px', '-10px'),
      maxWidth: 'none',
      '@media': { [from('phablet')]: cropped('80px', '-18px') },
    },
  },
});
