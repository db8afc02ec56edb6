import { style } from '@vanilla-extract/css';
import { row } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const box = style([row.md, { justifyContent: 'space-between' }]);

export const line = style({
  flex: '1 1 auto',
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.successSurface,
  color: vars.color.success,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const reply = style({ flexBasis: '100%' });

/** A check mark covers the emoji, since a device without emoji shows an empty box. */
export const sign = style({
  display: 'inline-block',
  minWidth: '24px',
  color: 'transparent',
  textAlign: 'center',
});

const overEmoji = '2px -22px';

export const check = style({
  display: 'inline',
  marginInline: overEmoji,
  borderRadius: vars.radius.small,
  color: vars.color.successSurface,
  backgroundColor: vars.color.success,
  verticalAlign: 'text-bottom',
});
