import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Hides the commas. */
export const days = style({ fontSize: 0 });

globalStyle(`${days} > span`, { display: 'block', fontSize: '0.9375rem', lineHeight: 1.35 });

globalStyle(`${days} > b`, {
  display: 'inline-block',
  margin: '3px 8px 3px 0',
  padding: '2px 10px',
  // Round on one line; « une semaine sur deux, à partir du… » takes several.
  borderRadius: '1em',
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: '0.875rem',
  fontWeight: 500,
  '@media': { print: { border: `1px solid ${vars.color.text}`, fontSize: '1rem' } },
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
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { print: { content: 'none' } },
});
