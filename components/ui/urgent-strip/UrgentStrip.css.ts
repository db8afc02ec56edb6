import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: vars.target.button,
  // Everything fits in one row at 360 px.
  columnGap: vars.space.xs,
  padding: `0 ${vars.space.sm}`,
  border: `1.5px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.small,
  '@media': {
    [from('tablet')]: {
      columnGap: vars.space.sm,
      width: 'fit-content',
      padding: `0 ${vars.space.md}`,
    },
  },
});

export const question = style({ color: vars.color.urgentText });

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  // On one line of a phone, whatever the text size.
  fontSize: 'min(100%, 7.5vw)',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const glyph = style({ '@media': { [below('phone')]: { display: 'none' } } });

export const link = style({ ...fingerHigh, whiteSpace: 'nowrap' });

/** Left out where it would take a second row: the signs are below. */
export const signs = style([link, { '@media': { [below('tablet')]: { display: 'none' } } }]);
