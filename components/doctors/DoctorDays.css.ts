import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Font size 0 hides the commas between the chips. */
export const days = style({ fontSize: 0 });

globalStyle(`${days} > span`, { display: 'block', fontSize: '0.9375rem', lineHeight: 1.35 });

// A chip is at least as wide as « Mercredi 9H », so that none changes line when the web font loads.
globalStyle(`${days} > b`, {
  display: 'inline-block',
  minWidth: '5.6rem',
  margin: '3px 8px 3px 0',
  padding: '2px 6px',
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

// A script adds the outline of today's chips later, so the outline must not change their size.
globalStyle(`${days} > [aria-current]`, { boxShadow: `inset 0 0 0 1.5px ${vars.color.action}` });

globalStyle(`${days}:has(> [aria-current]) > span::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
