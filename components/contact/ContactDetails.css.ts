import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const entry = style({ display: 'flex', gap: vars.space.sm, alignItems: 'flex-start' });

export const glyph = style({ flex: 'none', marginTop: '2px', color: vars.color.action });

export const term = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });

export const title = style({ marginBottom: vars.space.md, color: vars.color.heading });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
