import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Hides the commas. */
export const days = style({ fontSize: 0 });

globalStyle(`${days} > span`, { display: 'block', fontSize: vars.text.small });

globalStyle(`${days} > b`, {
  display: 'inline-block',
  margin: `${vars.space.xxs} ${vars.space.xs} ${vars.space.xxs} 0`,
  padding: `0 ${vars.space.sm}`,
  // Round on one line; « une semaine sur deux, à partir du… » takes several.
  borderRadius: vars.radius.medium,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  '@media': { print: { border: `1px solid ${vars.color.text}`, fontSize: vars.text.body } },
});

// A script adds this outline later, so it must not change the size.
globalStyle(`${days} > [aria-current]`, {
  boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`,
  '@media': { print: { boxShadow: 'none' } },
});

globalStyle(`${days}:has(> [aria-current]) > span::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { print: { content: 'none' } },
});
