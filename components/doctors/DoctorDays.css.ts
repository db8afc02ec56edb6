import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Three slots fit on one line of a phone. */
const gap = { above: '2px', beside: '6px', inside: '9px' };

export const days = style({});

export const label = style({ display: 'block', fontSize: vars.text.small });

/** Hides the commas. */
export const slots = style({ display: 'block', fontSize: 0 });

globalStyle(`${slots} > b`, {
  display: 'inline-block',
  margin: `${gap.above} ${gap.beside} ${gap.above} 0`,
  padding: `0 ${gap.inside}`,
  // Round on one line; « une semaine sur deux, à partir du… » takes several.
  borderRadius: vars.radius.medium,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  '@media': { print: { border: `1px solid ${vars.color.text}`, fontSize: vars.text.body } },
});

// A script adds this outline later, so it must not change the size.
globalStyle(`${slots} > [aria-current]`, {
  boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`,
  '@media': { print: { boxShadow: 'none' } },
});

globalStyle(`${days}:has([aria-current]) > ${label}::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { print: { content: 'none' } },
});
