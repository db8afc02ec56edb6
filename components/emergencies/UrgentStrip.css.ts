import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Everything fits in one row at 360 px.
  gap: `0 clamp(4px, 2.6vw, ${vars.space.md})`,
  paddingInline: `clamp(8px, 4vw, ${vars.space.lg})`,
  border: `1.5px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  fontSize: '0.9375rem',
  '@media': { [below('phone')]: { fontSize: '0.875rem' } },
});

export const question = style({ color: vars.color.urgentText });

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  // On one line of a phone, whatever the text size.
  fontSize: 'min(1em, 5.5vw)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const glyph = style({ '@media': { [below('phone')]: { display: 'none' } } });

export const link = style({ ...fingerHigh, whiteSpace: 'nowrap' });

export const signs = style(fingerHigh);
