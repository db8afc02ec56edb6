import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const box = style({
  maxWidth: vars.width.prose,
  paddingBottom: vars.space.md,
  border: `2px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const call = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: `calc(${vars.radius.medium} - 2px) calc(${vars.radius.medium} - 2px) 0 0`,
  color: vars.color.onUrgent,
  backgroundColor: vars.color.urgent,
});

/** As high as a finger. */
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '44px',
  marginBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.round,
  color: vars.color.urgent,
  backgroundColor: vars.color.onUrgent,
  textDecoration: 'none',
  maxWidth: '100%',
  verticalAlign: 'middle',
  // Its figures are as high as capitals.
  fontFamily: vars.font.text,
  // Where text is large, a number as wide as the screen rather than cut.
  fontSize: 'min(1em, 7vw)',
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineColor: vars.color.onUrgent },
});

export const signs = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.md} 0 ${vars.space.xl}`,
  listStyle: 'disc',
});

globalStyle(`${signs} > li::marker`, { color: vars.color.accent });

export const title = style({
  padding: `${vars.space.md} ${vars.space.md} 0`,
  color: vars.color.heading,
});

export const note = style({ padding: `${vars.space.sm} ${vars.space.md} 0` });

globalStyle(`${note} > p + p`, { marginTop: vars.space.xxs });
