import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const inOneRow = below('phablet');

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});

export const glyph = style({ '@media': { [inOneRow]: { width: '16px', height: '16px' } } });
